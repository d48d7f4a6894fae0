import { Button } from '@tallrik/ui/Button';
import { IconButton } from '@tallrik/ui/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from './use-translate.tsx';

export function LanguageButton({ variant = 'solid' }: { variant?: 'solid' | 'plain' }) {
  const { translate: t, language } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="globe"
        variant={variant}
        label={t('LanguagePicker.Open', { language: t(`Language.${language}`) })}
        onClick={() => setOpen(true)}
      />
      <LanguageChoice open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export function LanguageRow() {
  const { translate: t, language } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="small" wide icon="globe" onClick={() => setOpen(true)}>
        {t(`Language.${language}`)}
      </Button>
      <LanguageChoice open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

// Few guests change the language, and none before the page is up.
const LanguageSheet = lazy(async () => ({
  default: (await import('./LanguageSheet.tsx')).LanguageSheet,
}));

function LanguageChoice(props: { open: boolean; onClose: () => void }) {
  const [wasOpened, setOpened] = useState(false);
  if (props.open && !wasOpened) setOpened(true);
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <LanguageSheet {...props} />
      </Suspense>
    )
  );
}
