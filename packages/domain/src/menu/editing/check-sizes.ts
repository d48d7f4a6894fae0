import { OFFICE_LIMITS, OFFICE_TEXTS } from '../../company/office-limits.ts';
import type { Language, Localized } from '../../company/languages.ts';
import { ZERO } from '../../money/minor.ts';
import { ok, type Result } from '../../result.ts';
import type { Sizes, SizeVariation } from '../catalogue.ts';
import { type EditProblem, problem } from './edit-problem.ts';
import { checkPrice } from './price-input.ts';
import { checkText, plainText } from './texts.ts';

export type SizesInput = {
  /** What kind of size it is: size, volume, weight. */
  type: string;
  /** Each price is the whole price, or else an addition: one kind for all (CATALOG-15). */
  isAbsolute: boolean;
  sizes: readonly { id: string; name: Localized; price: number }[];
};

/** What the kinds are called in the catalogue; the guest app has their words. */
export const SIZE_TYPES = ['Size', 'Volume', 'Weight'] as const;

/** At least two sizes, sorted as given (CATALOG-15, D-44). */
export function checkSizes(
  input: SizesInput,
  id: string,
  company: { defaultLanguage: Language },
): Result<Sizes, EditProblem> {
  const limit = OFFICE_LIMITS.sizesOfItem;
  if (input.sizes.length < 2) return problem('SIZES_TOO_FEW', 'sizes');
  if (input.sizes.length > limit) return problem('LIMIT_REACHED', 'sizes', { limit });
  const variations: SizeVariation[] = [];
  for (const [at, size] of input.sizes.entries()) {
    const field = `sizes.sizes.${at}`;
    const rule = { longest: OFFICE_TEXTS.optionName, isRequired: true, ...company };
    const name = checkText(size.name, { field: `${field}.name`, ...rule });
    if (!name.ok) return name;
    const price = checkPrice(size.price, `${field}.price`);
    if (!price.ok) return price;
    variations.push({
      id: size.id,
      name: plainText(name.value, company.defaultLanguage),
      nameLang: name.value,
      price: input.isAbsolute ? ZERO : price.value,
      absolutePrice: input.isAbsolute ? price.value : null,
    });
  }
  return ok({ id, type: input.type, variations });
}
