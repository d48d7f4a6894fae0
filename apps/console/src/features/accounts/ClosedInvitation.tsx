import { classNames } from '@tallrik/ui/class-names';
import controls from '../../shared/controls/controls.module.css';
import page from '../../shared/controls/page.module.css';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { StaffInvitationQuery } from '../../shared/graphql-client/generated/graphql.ts';

type Invitation = NonNullable<StaffInvitationQuery['staffInvitation']>;

const WORDS = {
  USED: 'Console.Invitation.Used',
  REPLACED: 'Console.Invitation.Replaced',
  EXPIRED: 'Console.Invitation.Expired',
} as const satisfies Record<Exclude<Invitation['state'], 'OPEN'>, string>;

/** An address that opens nothing any more: which of the three it is, and whom to ask (SETUP-06). */
export function ClosedInvitation(props: { invitation: Invitation | null; onSignIn: () => void }) {
  const t = useTranslate();
  const { invitation } = props;
  const state = invitation && invitation.state !== 'OPEN' ? invitation.state : null;
  const whom = invitation && {
    company: invitation.company,
    inviter: invitation.inviter ?? invitation.company,
  };
  return (
    <main className={page.page}>
      <div className={page.panel}>
        <h1 className={page.title}>{t('Console.Invitation.Closed')}</h1>
        <p className={page.notice} role="status">
          {t(state ? WORDS[state] : 'Console.Invitation.Unknown')}
        </p>
        <p>
          {whom === null
            ? t('Console.Invitation.AskAnybody')
            : t(
                state === 'USED' ? 'Console.Invitation.AskIfNotYou' : 'Console.Invitation.Ask',
                whom,
              )}
        </p>
        <button
          type="button"
          className={classNames(controls.line, controls.big)}
          onClick={props.onSignIn}
        >
          {t('Console.Invitation.ToSignIn')}
        </button>
      </div>
    </main>
  );
}
