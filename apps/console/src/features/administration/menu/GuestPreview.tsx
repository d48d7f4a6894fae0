import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../../../shared/icon/Icon.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { PreviewFrame } from '../parts/PreviewFrame.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { Catalogue } from './catalogue.ts';
import styles from './GuestPreview.module.css';
import { usePreviewChoice } from './PreviewChoices.tsx';
import { revisionOf } from './use-outdated-texts.ts';

const VIEWS = ['list', 'item'] as const;
const WIDTHS = ['phone', 'desktop'] as const;

/** The guests' app itself, at the width of a phone or a computer, read anew after each change (CATALOG-43). */
export function GuestPreview(
  props: OfficePageProps & { catalogue: Catalogue; itemId: string | null },
) {
  const t = useAdminText();
  const { company, catalogue, itemId } = props;
  const [wanted, setView] = useState<(typeof VIEWS)[number]>('list');
  const view = itemId === null ? 'list' : wanted;
  const isPainted = useIsPainted();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  const [isChoosing, setIsChoosing] = useState(false);
  const preview = usePreviewChoice(props);
  const revision = useMemo(() => revisionOf(catalogue), [catalogue]);
  if (preview === null || company.slug === null) return null;
  const { choice, fields } = preview;
  const start = `/${company.slug}/order/${encodeURIComponent(choice.venueId)}`;
  const address =
    view === 'item' && itemId !== null
      ? `${start}/item/${encodeURIComponent(itemId)}`
      : `${start}/menu`;
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <span className={styles.title}>
          <Icon name="phone" size="small" />
          {t('Admin.Preview.Title')}
        </span>
        <a href={address} target="_blank" rel="noreferrer">
          {t('Admin.Preview.Open')}
        </a>
      </div>
      <div className={styles.views} role="group" aria-label={t('Admin.Preview.Title')}>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.view}
            aria-pressed={one === view}
            disabled={one === 'item' && itemId === null}
            onClick={() => setView(one)}
          >
            {t(`Admin.Preview.${one}`)}
          </button>
        ))}
      </div>
      <details
        className={styles.as}
        onToggle={({ currentTarget: { open } }) => setIsChoosing(open)}
      >
        <summary>{t('Admin.Preview.As')}</summary>
        {isChoosing && (
          <>
            <div className={styles.views} role="group" aria-label={t('Admin.Preview.Width')}>
              {WIDTHS.map((one) => (
                <button
                  key={one}
                  type="button"
                  className={styles.view}
                  aria-pressed={one === width}
                  onClick={() => setWidth(one)}
                >
                  {t(`Admin.Look.Width.${one}`)}
                </button>
              ))}
            </div>
            {fields}
          </>
        )}
      </details>
      <div className={styles[width]}>
        {isPainted && (
          <PreviewFrame
            key={`${address}-${revision}`}
            companyId={company.id}
            choice={choice}
            address={address}
            title={t('Admin.Preview.Title')}
            className={styles.frame}
          />
        )}
      </div>
      <p className={styles.words}>{t('Admin.Preview.Text')}</p>
    </div>
  );
}

/** Whether the page around it is on the screen: a guest's app in a frame takes the same processor. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // A frame's callback runs before it is painted, the next one's after.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
