/**
 * Holds the types that boards are written with to those made from the server's structs (`protocol.ts`): whatever picture the
 * server may tell fits what the client reads. There is nothing to run here; `npm run check` fails where they differ.
 */

import type * as crimelords from '../games/crimelords/scene'
import type * as illuminati from '../games/illuminati/scene'
import type * as omerta from '../games/omerta/scene'
import type { Scenes } from './protocol'

/** Compiles only where every `Given` is a `Wanted`. */
type Fits<Wanted, Given extends Wanted> = Given

/** A type in which a word may be any word: a scene's words are the rules' affair. */
type Wide<T> = T extends string
  ? string
  : T extends (infer Item)[]
    ? Wide<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wide<T[Key]> }
      : T

export type Checks = [
  Fits<Wide<crimelords.Scene>, Scenes['crimelords']>,
  Fits<Wide<illuminati.Scene>, Scenes['illuminati']>,
  Fits<Wide<omerta.Scene>, Scenes['omerta']>,
]
