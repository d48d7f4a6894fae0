import { offeredLanguages } from '@tallrik/domain/company/language-choice';
import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { Button } from '@tallrik/ui/Button';
import { OptionGroup } from '@tallrik/ui/OptionGroup';
import { Sheet } from '@tallrik/ui/Sheet';
import { useState } from 'react';
import { useCompany } from '../services/services.tsx';
import { useMessages } from './use-translate.tsx';

/** Preselects the present language; only confirming stores the choice (SHELL-22, SHELL-23). */
export function LanguageSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { translate: t, language, changeLanguage } = useMessages();
  const { company } = useCompany();
  const [touched, setTouched] = useState<Language | null>(null);
  const chosen = touched ?? language;
  const offered = offeredLanguages(company);
  const close = () => {
    setTouched(null);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('LanguagePicker.Title')}
      closeLabel={t('General.Close')}
      actions={
        <Button
          wide
          onClick={() => {
            void changeLanguage(chosen);
            close();
          }}
        >
          {t('LanguagePicker.Confirm')}
        </Button>
      }
    >
      <OptionGroup
        title={t('LanguagePicker.Title')}
        hasHead={false}
        kind="single"
        options={offered.map((option) => ({
          id: option,
          label: t(`Language.${option}`),
          lang: BCP47[option],
        }))}
        selectedIds={[chosen]}
        onToggle={(id) => setTouched(offered.find((option) => option === id) ?? chosen)}
      />
    </Sheet>
  );
}
