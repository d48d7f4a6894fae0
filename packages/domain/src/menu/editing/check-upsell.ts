import { OFFICE_LIMITS, OFFICE_TEXTS } from '../../company/office-limits.ts';
import type { Localized } from '../../company/languages.ts';
import { ok, type Result } from '../../result.ts';
import type { Catalogue, UpsellGroup } from '../catalogue.ts';
import type { EditingCompany } from './check-item.ts';
import { type EditProblem, problem } from './edit-problem.ts';
import { checkIds, idsOf } from './id-lists.ts';
import { checkText } from './texts.ts';

export type UpsellInput = {
  name?: Localized;
  hideInApp?: boolean;
  enableMultiSelect?: boolean;
  itemIds?: readonly string[];
};

/** CATALOG-22: a name, and 1 to 50 dishes in order. */
export function checkUpsell(
  input: UpsellInput,
  question: {
    upsellId: string;
    before: UpsellGroup | null;
    items: Catalogue['items'];
    company: EditingCompany;
  },
): Result<UpsellGroup, EditProblem> {
  const { upsellId, before, company } = question;
  const rule = { field: 'name', longest: OFFICE_TEXTS.title, isRequired: true, ...company };
  const name = checkText(input.name ?? before?.name ?? {}, rule);
  if (!name.ok) return name;
  const most = OFFICE_LIMITS.itemsOfUpsellGroup;
  const itemIds = input.itemIds
    ? checkIds(input.itemIds, idsOf(question.items), { field: 'itemIds', most })
    : ok(before?.itemIds ?? []);
  if (!itemIds.ok) return itemIds;
  if (itemIds.value.length === 0) return problem('GROUP_CANNOT_BE_FULFILLED', 'itemIds');
  return ok({
    id: upsellId,
    name: name.value,
    hideInApp: input.hideInApp ?? before?.hideInApp ?? false,
    enableMultiSelect: input.enableMultiSelect ?? before?.enableMultiSelect ?? false,
    itemIds: itemIds.value,
  });
}
