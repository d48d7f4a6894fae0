import type { LookText } from '@tallrik/domain/company/look';
import {
  type LandingPageSection,
  THEME_COLOURS,
  type Theme,
} from '@tallrik/domain/company/configuration';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { useOfficeSave } from '../changes/use-office-save.ts';
import {
  DiscardLookDraftDocument,
  type LookStateFieldsFragment,
  type OfficeLookFieldsFragment,
  OfficeLookDocument,
  PublishLookDocument,
  SaveLookDraftDocument,
} from '../generated/graphql.ts';
import { pictureKeyIn } from '../pictures/use-picture.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';

export type Look = OfficeLookFieldsFragment;
export type LookState = LookStateFieldsFragment & { id: string };

/** What can be changed, each by itself: two people may work on two colours. */
export type LookFields = Theme & {
  font: string | null;
  logoKey: string | null;
  landingKey: string | null;
  landingDesktopKey: string | null;
  maxCategories: number;
  showCategoriesInGridView: boolean;
  sections: LandingPageSection[];
} & Record<LookText, string | null>;

export const lookKey = (companyId: string) => ['office', 'look', companyId] as const;

/** As it will be once it is published. */
export const draftOf = ({ draft, published }: LookState): Look => draft ?? published;

const valuesOf = (state: LookState): LookFields => {
  const { theme, logo, landing, landingDesktop, ...rest } = draftOf(state);
  const keyOf = (address: string | null | undefined) => pictureKeyIn(address ?? null);
  return {
    ...theme,
    font: rest.font ?? null,
    logoKey: keyOf(logo),
    landingKey: keyOf(landing),
    landingDesktopKey: keyOf(landingDesktop),
    greetingText: rest.greetingText ?? null,
    navigationInfoText: rest.navigationInfoText ?? null,
    landingPageIntro: rest.landingPageIntro ?? null,
    aboutUs: rest.aboutUs ?? null,
    customReadyText: rest.customReadyText ?? null,
    maxCategories: rest.maxCategories,
    showCategoriesInGridView: rest.showCategoriesInGridView,
    sections: rest.sections,
  };
};

/** Colours travel together, whatever else is changed with them. */
function inputOf(fields: Partial<LookFields>) {
  const { main, secondary, contrastingColor, menuTextColor, ...others } = fields;
  const { priceColor, entryBackground, menuBackgroundColor, ...rest } = others;
  const isColour = THEME_COLOURS.some((name) => fields[name] !== undefined);
  const theme = {
    main,
    secondary,
    contrastingColor,
    menuTextColor,
    priceColor,
    entryBackground,
    menuBackgroundColor,
  };
  return { ...rest, ...(isColour ? { theme } : {}) };
}

export function useLook(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: lookKey(companyId),
    queryFn: async ({ signal }): Promise<LookState> => ({
      ...(await api.call(OfficeLookDocument, { companyId }, signal)).officeLook,
      id: companyId,
    }),
  });
}

/** Changes of the draft, each with undo; publishing and throwing away, too (LOOK-01). */
export function useLookChanges(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  const refreshes = [lookKey(companyId)];
  const save = useOfficeSave<LookState, LookFields>({
    send: async ({ version, fields }) => {
      const given = { companyId, version, look: inputOf(fields) };
      const { look, ...rest } = (await api.call(SaveLookDraftDocument, given)).saveLookDraft;
      return { ...rest, thing: look ? { ...look, id: companyId } : null };
    },
    valuesOf,
    refreshes,
    done: () => t('Admin.Look.Saved'),
  });
  const publish = useChange({
    send: async (version: number) =>
      (await api.call(PublishLookDocument, { companyId, version })).publishLook,
    refreshes,
    done: () => t('Admin.Look.Published'),
  });
  const discard = useChange({
    send: async (version: number) =>
      (await api.call(DiscardLookDraftDocument, { companyId, version })).discardLookDraft,
    refreshes,
    done: () => t('Admin.Look.Discarded'),
  });
  return { save, publish, discard };
}
