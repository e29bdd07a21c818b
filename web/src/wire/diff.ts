import type { Change, Diff, Json, Moved, Scene } from './types'

function isList(value: Json | undefined): value is Json[] {
  return Array.isArray(value)
}

/** A copy of `value` in which what lies at `path` is changed; everything off the path is shared with the old one. */
function changed(value: Json | undefined, path: readonly string[], depth: number, change: Change): Json {
  if (depth === path.length) {
    if (change.length === 4) {
      // What has its default value is left out of a scene, so a list that is not there is an empty one.
      if (value !== undefined && !isList(value)) throw new TypeError(`no list at ${path.join('/')}`)
      const copy = value?.slice() ?? []
      copy.splice(change[1], change[2], ...change[3])
      return copy
    }
    if (change.length === 3) {
      if (isList(value) || value === null || (value !== undefined && typeof value !== 'object')) throw new TypeError(`no fields at ${path.join('/')}`)
      const copy = { ...value, ...change[1] }
      for (const key of change[2]) delete copy[key]
      return copy
    }
    return change[1] as Json
  }
  const key = path[depth] as string
  const last = depth === path.length - 1 && change.length === 1
  if (isList(value)) {
    const copy = value.slice()
    if (last) copy.splice(Number(key), 1)
    else copy[Number(key)] = changed(copy[Number(key)], path, depth + 1, change)
    return copy
  }
  if (value === null || (value !== undefined && typeof value !== 'object')) throw new TypeError(`nothing to change at ${path.join('/')}`)
  const copy = { ...value }
  if (last) delete copy[key]
  else copy[key] = changed(copy[key], path, depth + 1, change)
  return copy
}

/**
 * A scene after a diff. The old one is left as it is, and parts that did not change stay the same objects, so that
 * what is drawn from them need not be drawn again. Throws `TypeError` when the diff does not fit the scene.
 */
export function applied(scene: Scene | null, diff: Diff): Scene | null {
  let after: Json = scene
  for (const change of diff) after = changed(after, change[0] ? change[0].split('/') : [], 0, change)
  return after as Scene | null
}

/** The entry that a message goes on from: where it says nothing, the one right before its own. */
export function startOf(moved: Moved): number {
  return moved.was ?? moved.at - 1
}
