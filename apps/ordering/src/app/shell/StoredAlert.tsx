import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

/** The generic alert: what an earlier page left to be said, once (SHELL-24, D-155). */
export function StoredAlert() {
  const t = useTranslate();
  const { localData } = useServices();
  const alert = useLocalValue('alert');
  const close = () => localData.reset('alert');
  return (
    <Dialog
      open={alert !== null}
      onClose={close}
      icon="info"
      title={alert?.title ?? ''}
      text={alert?.description}
      actions={
        <Button wide onClick={close}>
          {t('General.Ok')}
        </Button>
      }
    />
  );
}
