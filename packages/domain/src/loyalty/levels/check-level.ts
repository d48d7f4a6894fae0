import { typedColour } from '../../company/look.ts';
import type { Language, Localized } from '../../company/languages.ts';
import { OFFICE_TEXTS } from '../../company/office-limits.ts';
import { checkText } from '../../menu/editing/texts.ts';
import { ok, refused, type Result } from '../../result.ts';
import { shownLevels, type MembershipLevel } from '../membership-levels.ts';

/** What an owner decides about a level (GROWTH-22). */
export type LevelFields = {
  title: Localized;
  description: Localized;
  pointsRequired: number;
  primaryColor: string | null;
  secondaryColor: string | null;
  discountPercentage: number;
};

export type LevelProblem = {
  code: 'FIELD_INVALID' | 'TEXT_REQUIRED' | 'TEXT_TOO_LONG';
  field: keyof LevelFields | (string & {});
};

export const NEW_LEVEL: LevelFields = {
  title: {},
  description: {},
  pointsRequired: 0,
  primaryColor: null,
  secondaryColor: null,
  discountPercentage: 0,
};

/** More than anybody eats in a life, and a number the column takes. */
export const MOST_POINTS = 1_000_000_000;

const wrong = (field: keyof LevelFields) => refused<LevelProblem>({ code: 'FIELD_INVALID', field });

/** GROWTH-22: what was changed of a level, checked against what stands there. */
export function checkLevel(
  input: Partial<LevelFields>,
  question: { before: LevelFields; defaultLanguage: Language },
): Result<LevelFields, LevelProblem> {
  const next = { ...question.before, ...input };
  const { pointsRequired, discountPercentage } = next;
  if (!isPoints(pointsRequired)) return wrong('pointsRequired');
  if (!isPercentage(discountPercentage)) return wrong('discountPercentage');
  const colours = { primaryColor: next.primaryColor, secondaryColor: next.secondaryColor };
  for (const name of ['primaryColor', 'secondaryColor'] as const) {
    const typed = input[name];
    if (typed == null) continue;
    const colour = typedColour(typed);
    if (colour === null) return wrong(name);
    colours[name] = colour;
  }
  const title = checkWords(next.title, 'title', question.defaultLanguage);
  if (!title.ok) return title;
  const description = checkWords(next.description, 'description', question.defaultLanguage);
  if (!description.ok) return description;
  return ok({ ...next, ...colours, title: title.value, description: description.value });
}

function checkWords(
  text: Localized,
  field: 'title' | 'description',
  defaultLanguage: Language,
): Result<Localized, LevelProblem> {
  const rule = { field, longest: OFFICE_TEXTS[field], defaultLanguage };
  const checked = checkText(text, { ...rule, isRequired: field === 'title' });
  if (checked.ok) return checked;
  const { code } = checked.error;
  const known = (['TEXT_REQUIRED', 'TEXT_TOO_LONG'] as const).find((one) => one === code);
  return refused({ code: known ?? 'FIELD_INVALID', field: checked.error.field ?? field });
}

const isPoints = (points: number): boolean =>
  Number.isSafeInteger(points) && points >= 0 && points <= MOST_POINTS;

/** Nothing to everything, with two decimals. */
function isPercentage(percentage: number): boolean {
  const hundredths = percentage * 100;
  const isFine = Math.abs(hundredths - Math.round(hundredths)) < 1e-6;
  return percentage >= 0 && percentage <= 100 && isFine;
}

export type LevelsProblem = 'LEVEL_POINTS_TAKEN' | 'FIRST_LEVEL_POINTS' | 'LAST_LEVEL';

type Ladder = readonly MembershipLevel[];

/**
 * GROWTH-22, GROWTH-24: whether the levels of a company may stand like this. Only what the change itself brings about is
 * refused: levels from before these rules can be mended one after the other.
 */
export function levelsProblem(
  before: Ladder,
  after: Ladder,
  question: { changedId: string; hasMembership: boolean },
): LevelsProblem | null {
  const standing = after.filter(({ deleted }) => !deleted);
  const changed = standing.find(({ id }) => id === question.changedId);
  const meets = standing.some(
    ({ id, pointsRequired }) => id !== changed?.id && pointsRequired === changed?.pointsRequired,
  );
  if (changed && meets) return 'LEVEL_POINTS_TAKEN';
  const isLastGone = shownLevels(before).length > 0 && shownLevels(after).length === 0;
  if (question.hasMembership && isLastGone) return 'LAST_LEVEL';
  return lowest(after) > 0 && lowest(before) !== lowest(after) ? 'FIRST_LEVEL_POINTS' : null;
}

/** What the first of them needs; 0 where there is none. */
const lowest = (levels: Ladder): number => {
  const points = levels.filter(({ deleted }) => !deleted).map((level) => level.pointsRequired);
  return points.length === 0 ? 0 : Math.min(...points);
};
