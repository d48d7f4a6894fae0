import { type LookText, LOOK_TEXTS } from '@tallrik/domain/company/look';
import type { Theme } from '@tallrik/domain/company/configuration';
import { themeWarnings } from '@tallrik/domain/company/theme-warnings';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { EarlierLooks } from './EarlierLooks.tsx';
import { LandingPreview } from './LandingPreview.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LookColours } from './LookColours.tsx';
import { LookFonts } from './LookFonts.tsx';
import { LookPreview } from './LookPreview.tsx';
import styles from './LookScreen.module.css';
import { LookTextField } from './LookTextField.tsx';
import { StartPage } from './StartPage.tsx';
import { StartRows } from './StartRows.tsx';
import { ThemeProposals } from './ThemeProposals.tsx';
import {
  draftOf,
  type Look,
  type LookFields,
  type LookState,
  useLook,
  useLookChanges,
} from './use-look.ts';

const TEXTS = Object.keys(LOOK_TEXTS) as LookText[];

/** The look as a draft, beside the guests' app that wears it (LOOK-01 to LOOK-09). */
export function LookScreen({ company }: OfficePageProps) {
  const look = useLook(company.id);
  return <Remote query={look}>{(state) => <LoadedLook company={company} state={state} />}</Remote>;
}

function LoadedLook(props: { company: OfficePageProps['company']; state: LookState }) {
  const t = useAdminText();
  const { company, state } = props;
  const { save, publish, discard } = useLookChanges(company.id);
  const [trying, setTrying] = useState<Partial<Theme>>({});
  const [shown, setShown] = useState<Look | null>(null);
  const draft = draftOf(state);
  const tried = { ...draft.theme, ...trying };
  const warnings = themeWarnings(draft.theme);
  const change = (fields: Partial<LookFields>) => save.run(state, fields);
  const picture = (
    name: 'logo' | 'landing' | 'landingDesktop',
    field: 'logoKey' | 'landingKey' | 'landingDesktopKey',
  ) => (
    <PictureField
      companyId={company.id}
      purpose={name === 'logo' ? 'LOGO' : 'LANDING'}
      label={t(`Admin.Look.${name}`)}
      address={draft[name] ?? null}
      title={company.displayName}
      languages={company.languages}
      {...(name === 'logo' ? { ground: draft.theme.menuBackgroundColor } : {})}
      onChoose={(key) => change({ [field]: key })}
    />
  );
  const landing = (width: 'phone' | 'desktop', address: string | null) => (
    <LandingPreview
      width={width}
      picture={address}
      theme={tried}
      greeting={draft.greetingText ?? null}
      intro={draft.landingPageIntro ?? null}
    />
  );
  return (
    <Section
      title={t('Admin.Section.look')}
      actions={
        state.draft && (
          <>
            <button
              type="button"
              className={controls.line}
              disabled={discard.isBusy}
              onClick={() => discard.run(state.version)}
            >
              {t('Admin.Look.Discard')}
            </button>
            <button
              type="button"
              className={controls.solid}
              // A colour on its way would be somebody else's change to what is published.
              disabled={publish.isBusy || save.isBusy}
              onClick={() => publish.run(state.version)}
            >
              {t('Admin.Look.Publish')}
            </button>
          </>
        )
      }
    >
      <p className={styles.state}>
        {state.draft
          ? t('Admin.Look.IsDraft', { name: state.draftBy ?? '' })
          : t('Admin.Look.IsLive')}
      </p>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {picture('logo', 'logoKey')}
          <ThemeProposals
            logo={draft.logo ?? null}
            onTry={setTrying}
            onChoose={(proposal) => {
              setTrying({});
              change(proposal);
            }}
          />
          <LookColours
            theme={draft.theme}
            tried={tried}
            warnings={warnings}
            onTry={(colours) => setTrying((before) => ({ ...before, ...colours }))}
            onChange={(colours) => {
              setTrying({});
              change(colours);
            }}
          />
          <LookFonts
            font={draft.font ?? null}
            name={company.displayName}
            currency={company.currency}
            onChange={(font) => change({ font })}
          />
          {picture('landing', 'landingKey')}
          {landing('phone', draft.landing ?? null)}
          {picture('landingDesktop', 'landingDesktopKey')}
          {landing('desktop', draft.landingDesktop ?? null)}
          <StartPage look={draft} onChange={change} />
          <StartRows
            company={company}
            sections={draft.sections}
            onChange={(sections) => change({ sections })}
          />
          <section className={styles.part}>
            <h2 className={styles.name}>{t('Admin.Look.Texts')}</h2>
            {TEXTS.map((name) => (
              <LookTextField
                key={`${name}-${draft[name] ?? ''}`}
                name={name}
                text={draft[name] ?? ''}
                onChange={(text) => change({ [name]: text === '' ? null : text })}
              />
            ))}
          </section>
          <LinkCard look={draft} name={company.displayName} slug={state.slug} />
          <EarlierLooks companyId={company.id} state={state} shown={shown} onShow={setShown} />
        </div>
        <LookPreview
          companyId={company.id}
          slug={state.slug}
          theme={shown?.theme ?? tried}
          font={(shown ?? draft).font ?? null}
        />
      </div>
    </Section>
  );
}
