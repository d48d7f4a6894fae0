import type { Theme } from '@tallrik/domain/company/configuration';
import { proposeThemes } from '@tallrik/domain/company/theme-proposals';
import { useQuery } from '@tanstack/react-query';
import { useAdminText } from '../use-admin-text.tsx';
import { coloursOfPicture } from './logo-colours.ts';
import styles from './ThemeProposals.module.css';

const SHOWN = [
  'menuBackgroundColor',
  'entryBackground',
  'main',
  'secondary',
  'priceColor',
] as const;

/** Three themes out of the logo's colours, each of which can be read (LOOK-02). */
export function ThemeProposals(props: {
  logo: string | null;
  onTry: (theme: Partial<Theme>) => void;
  onChoose: (theme: Theme) => void;
}) {
  const t = useAdminText();
  const { logo } = props;
  const colours = useQuery({
    queryKey: ['office', 'logo-colours', logo],
    enabled: logo !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => coloursOfPicture(logo ?? ''),
  });
  if (!colours.data || colours.data.length === 0) return null;
  return (
    <section className={styles.proposals} aria-label={t('Admin.Look.Proposals')}>
      <h2 className={styles.name}>{t('Admin.Look.Proposals')}</h2>
      <div className={styles.list}>
        {proposeThemes(colours.data).map(({ name, theme }) => (
          <button
            key={name}
            type="button"
            className={styles.proposal}
            onClick={() => props.onChoose(theme)}
            onPointerEnter={() => props.onTry(theme)}
            onPointerLeave={() => props.onTry({})}
          >
            <span className={styles.colours} aria-hidden="true">
              {SHOWN.map((colour) => (
                <span key={colour} style={{ backgroundColor: theme[colour] }} />
              ))}
            </span>
            {t(`Admin.Look.Proposal.${name}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
