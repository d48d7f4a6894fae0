import { checkEmail } from '@tallrik/domain/accounts/checks';
import { Button } from '@tallrik/ui/Button';
import { Sheet } from '@tallrik/ui/Sheet';
import { TextField } from '@tallrik/ui/TextField';
import { useState } from 'react';
import { useGuest } from '../../shared/guest/use-guest.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { sendReceipt } from './order-query.ts';

/** Sends the receipt to an address the guest gives; done once it says so (ORDER-25 to ORDER-29, D-98). */
export function EmailReceipt({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const { api, logError } = useServices();
  const [state, setState] = useState<'IDLE' | 'ASKING' | 'SENDING' | 'SENT'>('IDLE');

  async function send(email: string) {
    setState('SENDING');
    try {
      if (!(await sendReceipt(api, orderId, email))) throw new Error('The receipt was not sent');
      setState('SENT');
    } catch (error) {
      // ORDER-29: only logged; the button stays for another try.
      logError(error instanceof Error ? error : new Error(String(error)));
      setState('IDLE');
    }
  }
  return (
    <>
      <Button
        wide
        variant="line"
        icon={state === 'SENT' ? 'check' : 'mail'}
        disabled={state === 'SENT'}
        loading={state === 'SENDING'}
        onClick={() => setState('ASKING')}
      >
        {t(state === 'SENT' ? 'Receipt.Email.Sent' : 'Receipt.Email.Button')}
      </Button>
      <Sheet
        open={state === 'ASKING'}
        onClose={() => setState('IDLE')}
        title={t('Receipt.Email.Title')}
        closeLabel={t('General.Close')}
        actions={
          <Button wide type="submit" form="email-receipt">
            {t('Receipt.Email.Send')}
          </Button>
        }
      >
        <EmailForm onSend={(email) => void send(email)} />
      </Sheet>
    </>
  );
}

function EmailForm({ onSend }: { onSend: (email: string) => void }) {
  const t = useTranslate();
  const guest = useGuest();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const email = typed ?? guest?.email ?? '';
  return (
    <form
      id="email-receipt"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // ORDER-26: nothing typed, nothing done.
        if (email.trim() === '') return;
        const checked = checkEmail(email);
        if (checked.ok) onSend(checked.value);
        else setError(t(checked.error));
      }}
    >
      <TextField
        label={t('Receipt.Email.Label')}
        type="email"
        autoComplete="email"
        value={email}
        error={error}
        hasAutofocus
        onChange={(text) => {
          setTyped(text);
          setError(null);
        }}
      />
    </form>
  );
}
