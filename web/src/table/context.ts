import { getContext, setContext } from 'svelte'
import type { TableStore } from './table.svelte'
import type { TableUi } from './ui.svelte'

const KEY = Symbol('table')

export interface TableContext {
  table: TableStore
  ui: TableUi
}

/** Gives a page's table to everything that it draws. */
export function giveTable(context: TableContext): void {
  setContext(KEY, context)
}

/** The table of the page that a component is drawn in. */
export function useTable(): TableContext {
  return getContext<TableContext>(KEY)
}
