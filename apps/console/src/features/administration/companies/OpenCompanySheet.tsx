import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useState } from 'react';
import {
  CreateCompanyDocument,
  type CreateCompanyMutationVariables,
} from '../generated/graphql.ts';
import { InvitationLink } from '../parts/InvitationLink.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { CompanyForm } from './CompanyForm.tsx';

export const COMPANIES_KEY = ['admin', 'companies'] as const;

/** A company and the first who looks after it, whose address is shown at the end. */
export function OpenCompanySheet(props: { open: boolean; onClose: () => void }) {
  const t = useAdminText();
  const { api } = useServices();
  const [admin, setAdmin] = useState({ name: '', email: '' });
  const create = useChange({
    send: async (given: CreateCompanyMutationVariables) =>
      (await api.call(CreateCompanyDocument, given)).createCompany,
    refreshes: [COMPANIES_KEY],
  });
  const invitation = create.result?.invitation ?? null;
  const close = () => {
    create.reset();
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
          ? t('Admin.Companies.Open')
          : t('Admin.Invitation.Title', { name: admin.name })
      }
      closeLabel={t('Console.Close')}
    >
      {invitation === null ? (
        <CompanyForm
          isBusy={create.isBusy}
          code={create.code}
          onSubmit={(company) => {
            setAdmin({ name: company.adminName, email: company.adminEmail });
            create.run(company);
          }}
        />
      ) : (
        <InvitationLink
          invitation={invitation}
          mailedTo={create.result?.isMailed ? admin.email : null}
          onDone={close}
        />
      )}
    </ModalSheet>
  );
}
