import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useState } from 'react';
import { useCompany } from '../services/services.tsx';
import { useTranslate } from '../translate/use-translate.tsx';
import { useInstallOffer } from './use-install-offer.ts';

/** Offers a place on the home screen, in the side menu and nowhere in the way. */
export function InstallRow() {
  const t = useTranslate();
  const { company } = useCompany();
  const { offer, install } = useInstallOffer();
  const [isHintOpen, setHintOpen] = useState(false);
  if (offer === 'NONE') return null;
  return (
    <>
      <Button
        variant="line"
        size="small"
        wide
        icon="plus"
        onClick={() => (offer === 'SHOW_HINT' ? setHintOpen(true) : void install())}
      >
        {t('Install.Offer')}
      </Button>
      <Dialog
        open={isHintOpen}
        onClose={() => setHintOpen(false)}
        title={t('Install.Offer')}
        text={t('Install.Hint', { name: company.displayName })}
        actions={
          <Button wide onClick={() => setHintOpen(false)}>
            {t('General.Ok')}
          </Button>
        }
      />
    </>
  );
}
