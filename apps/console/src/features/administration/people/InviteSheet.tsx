import { checkEmail } from '@tallrik/domain/accounts/checks';
import { useId, useState } from 'react';
import {
  FieldProblem,
  FormError,
  SubmitButton,
  TextInput,
} from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { InviteStaffMemberDocument } from '../generated/graphql.ts';
import form from '../parts/form.module.css';
import { InvitationLink } from '../parts/InvitationLink.tsx';
import { adminErrorText, useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { peopleKey } from './people.ts';
import { RoleFields, type Rights } from './RoleFields.tsx';

type Entry = Rights & { name: string; email: string };

/** Somebody new: who, with which rights, and at the end the address to hand over. */
export function InviteSheet(props: {
  open: boolean;
  onClose: () => void;
  administrator: Administrator;
  company: AdministeredCompany;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const companyId = props.company.id;
  const invite = useChange({
    send: async (given: Entry) => {
      const person = { ...given, venueIds: [...given.venueIds], companyId };
      return (await api.call(InviteStaffMemberDocument, person)).inviteStaffMember;
    },
    refreshes: [peopleKey(companyId)],
  });
  const [invited, setInvited] = useState({ name: '', email: '' });
  const invitation = invite.result?.invitation ?? null;
  const close = () => {
    invite.reset();
    props.onClose();
  };
  return (
    <ModalSheet
      open={props.open}
      onClose={close}
      side="end"
      isLocked={invitation !== null}
      title={
        invitation === null
          ? t('Admin.People.InviteTo', { company: props.company.displayName })
          : t('Admin.Invitation.Title', { name: invited.name })
      }
      closeLabel={t('Console.Close')}
    >
      {invitation === null ? (
        <InviteForm
          {...props}
          isBusy={invite.isBusy}
          code={invite.code}
          onSubmit={(entry) => {
            setInvited(entry);
            invite.run(entry);
          }}
        />
      ) : (
        <InvitationLink
          invitation={invitation}
          mailedTo={invite.result?.isMailed ? invited.email : null}
          onDone={close}
        />
      )}
    </ModalSheet>
  );
}

type Problem = { field: 'name' | 'email'; text: string };

function problemOf(t: AdminTranslate, { name, email }: Entry): Problem | null {
  if (name.trim() === '') return { field: 'name', text: t('Admin.Error.Missing') };
  if (email.trim() === '') return { field: 'email', text: t('Admin.Error.Missing') };
  return checkEmail(email).ok ? null : { field: 'email', text: t('Admin.Error.Email') };
}

function InviteForm(props: {
  administrator: Administrator;
  company: AdministeredCompany;
  isBusy: boolean;
  code: string | null;
  onSubmit: (entry: Entry) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { venues } = props.company;
  const [entry, setEntry] = useState<Entry>({
    name: '',
    email: '',
    role: 'VENUE_STAFF',
    venueIds: venues.length === 1 ? venues.map((venue) => venue.id) : [],
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const refusal = props.code === null ? null : adminErrorText(t, props.code);
  // The server's own word about somebody new is about the address.
  const wrong = problem?.field ?? (props.code === 'STAFF_EMAIL_TAKEN' ? 'email' : null);
  const words = problem?.text ?? refusal;
  const errorOf = (field: Problem['field']) => (wrong === field ? `${id}-error` : null);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = problemOf(t, entry);
        setProblem(found);
        if (found === null) props.onSubmit({ ...entry, name: entry.name.trim() });
      }}
    >
      <FieldProblem value={words}>
        <TextInput
          label={t('Admin.People.Name')}
          errorId={errorOf('name')}
          autoComplete="off"
          maxLength={100}
          data-autofocus
          value={entry.name}
          onChange={(name) => setEntry({ ...entry, name })}
        />
        <TextInput
          label={t('Console.SignIn.Email')}
          errorId={errorOf('email')}
          type="email"
          autoComplete="off"
          value={entry.email}
          onChange={(email) => setEntry({ ...entry, email })}
        />
      </FieldProblem>
      <RoleFields
        {...props}
        rights={entry}
        onChange={(rights) => setEntry({ ...entry, ...rights })}
      />
      <p className={form.optionText}>{t('Admin.People.InviteFinal')}</p>
      <FormError id={`${id}-error`} text={wrong === null ? words : null} />
      <SubmitButton text={t('Admin.People.Create')} isBusy={props.isBusy} />
    </form>
  );
}
