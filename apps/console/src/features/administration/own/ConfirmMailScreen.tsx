import { classNames } from '@tallrik/ui/class-names';
import { useMutation } from '@tanstack/react-query';
import controls from '../../../shared/controls/controls.module.css';
import page from '../../../shared/controls/page.module.css';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import { ConfirmOwnEmailDocument } from '../generated/graphql.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';

/** The link in a new mailbox. A tap makes it count: programs that look into mails open every address in them. */
export function ConfirmMailScreen(props: { secret: string; onDone: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const attempt = useMutation({
    mutationFn: async () =>
      (await api.call(ConfirmOwnEmailDocument, { secret: props.secret })).confirmOwnEmail.error,
  });
  const code = attempt.error ? codeOf(attempt.error) : (attempt.data ?? null);
  const isDone = attempt.isSuccess && code === null;
  return (
    <main className={page.page}>
      <div className={page.panel}>
        <h1 className={page.title}>{t('Admin.Own.ConfirmTitle')}</h1>
        <p role="status">{isDone ? t('Admin.Own.Confirmed') : t('Admin.Own.ConfirmText')}</p>
        {code !== null && (
          <p className={page.error} role="alert">
            {adminErrorText(t, code)}
          </p>
        )}
        <button
          type="button"
          className={classNames(controls.solid, controls.big)}
          disabled={attempt.isPending}
          onClick={() => (isDone ? props.onDone() : attempt.mutate())}
        >
          {isDone ? t('Console.Invitation.ToSignIn') : t('Admin.Own.Confirm')}
        </button>
      </div>
    </main>
  );
}
