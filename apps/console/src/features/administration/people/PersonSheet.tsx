import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import page from '../../../shared/controls/page.module.css';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import form from '../parts/form.module.css';
import { InvitationLink } from '../parts/InvitationLink.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import type { Person } from './people.ts';
import { RoleFields, type Rights } from './RoleFields.tsx';
import { usePersonChanges, type PersonAction } from './use-person-changes.ts';

/** What can be done to somebody's account; each of it signs the person out. */
export function PersonSheet(props: {
  person: Person;
  open: boolean;
  onClose: () => void;
  administrator: Administrator;
  company: AdministeredCompany;
}) {
  const t = useAdminText();
  const { person } = props;
  const [pendingAction, setPendingAction] = useState<PersonAction | null>(null);
  const changes = usePersonChanges(person, props.company.id, () => {
    // Opened again for the same person it begins at the beginning.
    setPendingAction(null);
    props.onClose();
  });
  const close = () => {
    setPendingAction(null);
    changes.reset();
    props.onClose();
  };
  const back = () => {
    setPendingAction(null);
    changes.reset();
  };
  const isSelf = person.id === props.administrator.id;
  return (
    <ModalSheet
      open={props.open}
      onClose={close}
      side="end"
      isLocked={changes.invitation !== null}
      title={
        changes.invitation === null
          ? person.name
          : t('Admin.Invitation.Title', { name: person.name })
      }
      text={person.email}
      closeLabel={t('Console.Close')}
    >
      {changes.invitation !== null && (
        <InvitationLink
          invitation={changes.invitation}
          mailedTo={changes.isMailed ? person.email : null}
          onDone={close}
        />
      )}
      {changes.invitation === null && isSelf && (
        <p className={page.notice}>{t('Admin.People.Yourself')}</p>
      )}
      {changes.invitation === null && !isSelf && pendingAction === null && (
        <PersonForm {...props} changes={changes} onAsk={setPendingAction} />
      )}
      {changes.invitation === null && pendingAction !== null && (
        <Confirmation person={person} action={pendingAction} changes={changes} onBack={back} />
      )}
    </ModalSheet>
  );
}

type Changes = ReturnType<typeof usePersonChanges>;

function PersonForm(props: {
  person: Person;
  administrator: Administrator;
  company: AdministeredCompany;
  changes: Changes;
  onAsk: (action: PersonAction) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { person, changes } = props;
  const [rights, setRights] = useState<Rights>(person);
  const actions: PersonAction[] = [
    ...(person.active
      ? [person.isInvited ? ('InviteAgain' as const) : ('ResetPassword' as const)]
      : []),
    ...(person.hasTwoFactor ? (['RemoveTwoFactor'] as const) : []),
    person.active ? (person.isInvited ? 'Withdraw' : 'LetGo') : 'LetIn',
  ];
  const [name, setName] = useState(person.name);
  const [isNameless, setNameless] = useState(false);
  return (
    <>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          setNameless(name.trim() === '');
          if (name.trim() !== '') changes.rename(name);
        }}
      >
        <TextInput
          label={t('Admin.People.Name')}
          errorId={isNameless ? `${id}-name` : null}
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={setName}
        />
        <FormError id={`${id}-name`} text={isNameless ? t('Admin.Error.STAFF_NAME') : null} />
        <button
          type="submit"
          className={controls.line}
          disabled={changes.isBusy || name.trim() === person.name}
        >
          {t('Admin.People.SaveName')}
        </button>
      </form>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          changes.changeRole(rights);
        }}
      >
        <RoleFields {...props} rights={rights} onChange={setRights} />
        <FormError id={id} text={changes.code === null ? null : adminErrorText(t, changes.code)} />
        <button
          type="submit"
          className={classNames(controls.solid, controls.big)}
          disabled={changes.isBusy}
        >
          {t('Admin.People.SaveRole')}
        </button>
      </form>
      <div className={form.actions}>
        <HistoryButton id={person.id} title={person.name} company={props.company} />
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            className={controls.line}
            onClick={() => props.onAsk(action)}
          >
            {t(`Admin.People.${action}`)}
          </button>
        ))}
      </div>
    </>
  );
}

/** Nobody loses what they have. */
const HARMLESS: readonly PersonAction[] = ['InviteAgain', 'LetIn'];

function Confirmation(props: {
  person: Person;
  action: PersonAction;
  changes: Changes;
  onBack: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { action, changes, person } = props;
  const [proof, setProof] = useState('');
  return (
    <>
      <p>{t(`Admin.People.${action}Text`, { name: person.name })}</p>
      {action === 'RemoveTwoFactor' && (
        <TextInput
          label={t('Admin.People.Proof')}
          errorId={changes.code === null ? null : id}
          type="password"
          autoComplete="off"
          maxLength={200}
          value={proof}
          onChange={setProof}
        />
      )}
      <FormError id={id} text={changes.code === null ? null : adminErrorText(t, changes.code)} />
      <button
        type="button"
        className={classNames(
          HARMLESS.includes(action) ? controls.solid : controls.danger,
          controls.big,
        )}
        disabled={changes.isBusy}
        onClick={() => changes.act({ action, proof })}
      >
        {changes.isBusy ? t('Console.Loading') : t(`Admin.People.${action}`)}
      </button>
      <button type="button" className={controls.quiet} onClick={props.onBack}>
        {t('Console.Back')}
      </button>
    </>
  );
}
