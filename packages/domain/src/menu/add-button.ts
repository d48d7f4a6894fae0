import type { Minor } from '../money/minor.ts';

export type ItemPageState =
  | { status: 'ERROR' }
  | { status: 'LOADING' }
  | { status: 'READY'; missingRequiredGroups: readonly { id: string }[]; total: Minor };

/** What the add button says (ITEM-27). Every kind but ADD is disabled: a tap scrolls to the variations (ITEM-26). */
export type AddButton =
  | { kind: 'ERROR' }
  | { kind: 'LOADING' }
  | { kind: 'REQUIRED_VARIATIONS'; total: Minor }
  | { kind: 'ADD'; total: Minor };

/** ITEM-24, ITEM-25. */
export function addButton(page: ItemPageState): AddButton {
  if (page.status !== 'READY') return { kind: page.status };
  return page.missingRequiredGroups.length > 0
    ? { kind: 'REQUIRED_VARIATIONS', total: page.total }
    : { kind: 'ADD', total: page.total };
}
