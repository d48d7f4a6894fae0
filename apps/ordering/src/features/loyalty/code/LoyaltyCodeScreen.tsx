import { tokenSubject } from '@tallrik/domain/accounts/token-expiry';
import { Button } from '@tallrik/ui/Button';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { encode } from 'uqr';
import { useAccountDialog } from '../../../shared/guest/account-dialog.ts';
import { useGuest, useToken } from '../../../shared/guest/use-guest.ts';
import { paths } from '../../../shared/paths.ts';
import type { ScreenModule } from '../../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useCompany } from '../../../shared/services/services.tsx';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import styles from './LoyaltyCode.module.css';

/** The guest's id for the till to read: it names, it proves nothing (LOYAL-15, D-120). */
export function LoyaltyCodeScreen() {
  const t = useTranslate();
  const openAccountDialog = useAccountDialog();
  const token = useToken();
  const guest = useGuest();
  const { company } = useCompany();
  const userId = token === null ? null : tokenSubject(token);
  useDocumentTitle(t('LoyaltyCode.Title'));
  if (userId === null) {
    return (
      <EmptyState
        icon="user"
        title={t('LoyaltyCode.SignedOut')}
        text={company.hasMembershipCards ? t('SideMenu.AccountText') : undefined}
        action={
          <Button
            onClick={() =>
              openAccountDialog('LOGIN', {
                returnTo: paths.loyaltyCode.to(),
                cause: 'LOYALTY_CODE',
              })
            }
          >
            {t('SideMenu.SignIn')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.page}>
      {company.hasMembershipCards && <p className={styles.text}>{t('LoyaltyCode.Text')}</p>}
      <QrCode text={userId} label={t('LoyaltyCode.Title')} />
      {guest && (
        <p className={styles.number}>
          {t('Membership.Number', { number: guest.membershipNumber })}
        </p>
      )}
    </div>
  );
}

/** Dark on light in every brand: a till's camera reads nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} />
    </svg>
  );
}

export const loyaltyCodeModule: ScreenModule = { Screen: LoyaltyCodeScreen };
