import { OFFICE_TEXTS } from '../../company/office-limits.ts';
import type { Localized } from '../../company/languages.ts';
import { ok, type Result } from '../../result.ts';
import type { Category } from '../catalogue.ts';
import type { EditingCompany } from './check-item.ts';
import { type EditProblem, problem } from './edit-problem.ts';
import { checkText, plainText } from './texts.ts';

export type CategoryInput = {
  name?: Localized;
  description?: Localized;
  parentId?: string | null;
  hidden?: boolean;
};

export type CategoryChange = Partial<Omit<Category, 'id' | 'order' | 'deleted' | 'image'>>;

/** CATALOG-23. `before` is null for a new category. */
export function checkCategory(
  input: CategoryInput,
  question: {
    categoryId: string;
    before: Category | null;
    categories: readonly Category[];
    company: EditingCompany;
  },
): Result<CategoryChange, EditProblem> {
  const { before, company } = question;
  const change: CategoryChange = {};
  const name = input.name ?? (before === null ? {} : undefined);
  if (name !== undefined) {
    const rule = { field: 'name', longest: OFFICE_TEXTS.title, isRequired: true, ...company };
    const checked = checkText(name, rule);
    if (!checked.ok) return checked;
    change.nameLang = checked.value;
    change.name = plainText(checked.value, company.defaultLanguage);
  }
  if (input.description !== undefined) {
    const rule = { field: 'description', longest: OFFICE_TEXTS.description, isRequired: false };
    const checked = checkText(input.description, { ...rule, ...company });
    if (!checked.ok) return checked;
    change.descriptionLang = checked.value;
  }
  if (input.hidden !== undefined) change.hideInCustomerOrderingFlows = input.hidden;
  if (input.parentId === undefined) return ok(change);
  const problemWithParent = checkParent(question.categoryId, input.parentId, question.categories);
  return problemWithParent ?? ok({ ...change, parentId: input.parentId });
}

/** One level: a parent has no parent, and who has children becomes no child. */
function checkParent(categoryId: string, parentId: string | null, all: readonly Category[]) {
  if (parentId === null) return null;
  const parent = all.find(({ id }) => id === parentId);
  if (parent === undefined || parent.deleted) return problem('NOT_FOUND', 'parentId');
  const isTooDeep =
    parentId === categoryId ||
    parent.parentId !== null ||
    all.some((category) => category.parentId === categoryId);
  return isTooDeep ? problem('CATEGORY_TOO_DEEP', 'parentId') : null;
}
