import { useEffect, type ReactNode } from 'react';
import { Navigate, Route, Routes, useMatch, useParams } from 'react-router';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import type { StaffMember } from '../features/accounts/use-staff-member.ts';
import { adminPaths, SECTIONS, type Section } from '../features/administration/admin-paths.ts';
import { AdminShell } from '../features/administration/AdminShell.tsx';
import {
  useAdministeredCompany,
  type AdministeredCompany,
} from '../features/administration/administered-company.ts';
import { AuditScreen } from '../features/administration/audit/AuditScreen.tsx';
import { CompaniesScreen } from '../features/administration/companies/CompaniesScreen.tsx';
import { ContactsScreen } from '../features/administration/contacts/ContactsScreen.tsx';
import { InvoicesScreen } from '../features/administration/invoices/InvoicesScreen.tsx';
import { DeadJobsScreen } from '../features/administration/jobs/DeadJobsScreen.tsx';
import { Remote } from '../features/administration/parts/Remote.tsx';
import { PeopleScreen } from '../features/administration/people/PeopleScreen.tsx';
import { TablesScreen } from '../features/administration/tables/TablesScreen.tsx';
import { OrderTermsScreen } from '../features/administration/terms/OrderTermsScreen.tsx';
import { useAdminText } from '../features/administration/use-admin-text.tsx';
import { AdminAccount } from './AdminAccount.tsx';
import { AdminTexts } from './AdminTexts.tsx';
import { paths } from './paths.ts';
import type { ThemeSwitch } from './theme.ts';

type AdminPagesProps = {
  member: StaffMember;
  themeSwitch: ThemeSwitch;
  onMemberChanged: () => void;
};

/** The administration with its own words, downloaded together when it is opened. */
export const AdminPages = (props: AdminPagesProps) => (
  <AdminTexts isPage>
    <Pages {...props} />
  </AdminTexts>
);

function Pages(props: AdminPagesProps) {
  const { member } = props;
  const t = useAdminText();
  const isPlatform = member.role === 'PLATFORM_ADMIN';
  useEffect(() => {
    const before = document.title;
    document.title = t('Admin.Title');
    return () => void (document.title = before);
  }, [t]);
  const own = adminPaths.section(member.company.id, 'people');
  return (
    <Routes>
      <Route
        index
        element={
          isPlatform ? (
            <Frame member={member}>
              <CompaniesScreen ownCompanyId={member.company.id} />
            </Frame>
          ) : (
            <Navigate to={own} replace />
          )
        }
      />
      {isPlatform && (
        <Route
          path="jobs"
          element={
            <Frame member={member}>
              <DeadJobsScreen />
            </Frame>
          }
        />
      )}
      <Route
        path="account"
        element={
          <Frame member={member}>
            <AdminAccount {...props} />
          </Frame>
        }
      />
      <Route
        path="companies/:companyId/:section"
        element={
          <Frame member={member}>
            <CompanyPage member={member} />
          </Frame>
        }
      />
      <Route path="*" element={<Navigate to={adminPaths.start} replace />} />
    </Routes>
  );
}

function Frame(props: { member: StaffMember; children: ReactNode }) {
  const { member } = props;
  const signOut = useSignOut();
  const isPlatform = member.role === 'PLATFORM_ADMIN';
  const match = useMatch('/admin/companies/:companyId/*');
  const companyId = match?.params.companyId ?? (isPlatform ? null : member.company.id);
  return (
    <NamedCompany companyId={companyId} own={member.company}>
      {(company) => (
        <AdminShell
          isPlatform={isPlatform}
          company={company}
          {...(member.venues.length > 0 ? { boardPath: paths.start.to() } : {})}
          onSignOut={signOut.here}
        >
          {props.children}
        </AdminShell>
      )}
    </NamedCompany>
  );
}

type Named = { id: string; displayName: string };

/** A company administrator's own is known by name; a platform administrator's has to be asked for. */
function NamedCompany(props: {
  companyId: string | null;
  own: Named;
  children: (company: Named | null) => ReactNode;
}) {
  if (props.companyId === null) return props.children(null);
  if (props.companyId === props.own.id) return props.children(props.own);
  return (
    <RequestedCompany companyId={props.companyId}>
      {(company) => props.children(company)}
    </RequestedCompany>
  );
}

function RequestedCompany(props: { companyId: string; children: (company: Named) => ReactNode }) {
  const { data } = useAdministeredCompany(props.companyId);
  return props.children(data ?? { id: props.companyId, displayName: '' });
}

function CompanyPage({ member }: { member: StaffMember }) {
  const { companyId = '', section } = useParams();
  const company = useAdministeredCompany(companyId);
  const known = SECTIONS.find((name) => name === section);
  if (!known) return <Navigate to={adminPaths.section(companyId, 'people')} replace />;
  return (
    <Remote query={company}>
      {(found) => <SectionScreen key={found.id} section={known} company={found} member={member} />}
    </Remote>
  );
}

function SectionScreen(props: {
  section: Section;
  company: AdministeredCompany;
  member: StaffMember;
}) {
  const { company, member } = props;
  switch (props.section) {
    case 'people':
      return <PeopleScreen company={company} administrator={member} />;
    case 'contacts':
      return <ContactsScreen company={company} venueId={null} />;
    case 'tables':
      return <TablesScreen company={company} administrator={member} venueId={null} />;
    case 'terms':
      return <OrderTermsScreen company={company} />;
    case 'invoices':
      return <InvoicesScreen company={company} administrator={member} />;
    case 'audit':
      return <AuditScreen company={company} administrator={member} />;
  }
}
