import { useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import type { StaffMember } from '../features/accounts/use-staff-member.ts';
import {
  useAdministeredCompany,
  type AdministeredCompany,
} from '../features/administration/administered-company.ts';
import { LeaveGuard } from '../features/administration/forms/LeaveGuard.tsx';
import { FindingBar } from '../features/administration/office/FindingBar.tsx';
import { OthersChanges } from '../features/administration/office/OthersChanges.tsx';
import { usePendingOrders } from '../features/administration/office/office-news.ts';
import { EnteredBar } from '../features/administration/office/EnteredBar.tsx';
import {
  useChosenVenue,
  useEnteredCompany,
  useOfficeLink,
} from '../features/administration/office/office-address.ts';
import {
  mayOpen,
  OFFICE_PLACES,
  pageAt,
  pagesInPlace,
  startPage,
  type OfficeNeighbour,
  type OfficePage,
  type OfficePlace,
} from '../features/administration/office/office-places.ts';
import {
  Neighbours,
  NoAccess,
  OfficePageView,
} from '../features/administration/office/OfficePageView.tsx';
import {
  MoreList,
  OfficeShell,
  type RailEntry,
} from '../features/administration/office/OfficeShell.tsx';
import { useTopOfPage } from '../features/administration/office/use-top-of-page.ts';
import { OfficeSearch } from '../features/administration/office/search/OfficeSearch.tsx';
import { SingleKeysSetting } from '../features/administration/office/search/SingleKeysSetting.tsx';
import { Remote } from '../features/administration/parts/Remote.tsx';
import { useAdminText } from '../features/administration/use-admin-text.tsx';
import { OfficeFrame } from '../shared/late-part/OfficeFrame.tsx';
import { useMessages } from '../shared/messages/use-messages.tsx';
import { AdminAccount } from './AdminAccount.tsx';
import { AdminTexts } from './AdminTexts.tsx';
import { OFFICE_PAGES } from './office-pages.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { requestOfficeAhead } from './request-office-ahead.ts';
import { useFirstPageAhead } from './use-first-page-ahead.ts';
import { useMenuAhead } from './use-menu-ahead.ts';
import { paths } from './paths.ts';
import type { ThemeSwitch } from './theme.ts';

type OfficePagesProps = {
  member: StaffMember;
  themeSwitch: ThemeSwitch;
  onMemberChanged: () => void;
};

/** Called before anything is drawn, by who opens the office by its address. */
export const requestAhead = (
  deps: Parameters<typeof requestOfficeAhead>[0],
  wanted: Omit<Parameters<typeof requestOfficeAhead>[1], 'pages'>,
): Promise<unknown> => requestOfficeAhead(deps, { ...wanted, pages: OFFICE_PAGES });

/** The back office with its words, downloaded when it is opened (O-01). */
export function OfficePages(props: OfficePagesProps) {
  const { member } = props;
  const entered = useEnteredCompany();
  const own = member.company.id;
  // Whoever is not of the platform has one company, whatever the address says.
  const companyId = member.role === 'PLATFORM_ADMIN' ? (entered ?? own) : own;
  const pages = useMemo(() => OFFICE_PAGES.filter((page) => mayOpen(member.role, page)), [member]);
  const path = useOfficePath();
  useFirstPageAhead(pages, path, companyId);
  return (
    <AdminTexts isPage waiting={<OfficeFrame />}>
      <LoadedOffice {...props} companyId={companyId} pages={pages} />
    </AdminTexts>
  );
}

type LoadedOfficeProps = OfficePagesProps & { companyId: string; pages: readonly OfficePage[] };

const useOfficePath = (): string => paths.office.pathIn(useLocation().pathname) ?? '';

function LoadedOffice(props: LoadedOfficeProps) {
  const t = useAdminText();
  const { member, companyId } = props;
  const company = useAdministeredCompany(companyId);
  const { language, changeLanguage } = useMessages();
  const [wanted] = useState(member.language);
  // Once, when the office opens: the person's own language counts on every device (TEAM-08).
  const isSpoken = useRef(wanted === null || wanted === language);
  useEffect(() => {
    if (isSpoken.current || wanted === null) return;
    isSpoken.current = true;
    void changeLanguage(wanted);
  }, [wanted, changeLanguage]);
  useEffect(() => {
    const before = document.title;
    document.title = t('Admin.Office');
    return () => void (document.title = before);
  }, [t]);
  return (
    <LeaveGuard staffId={member.id}>
      <SignInAgain person={member} />
      <Remote query={company} waiting={<OfficeFrame />}>
        {(found) => (
          <>
            {found.id !== member.company.id && <EnteredBar company={found.displayName} />}
            <Office key={found.id} {...props} company={found} />
            <OthersChanges companyId={found.id} />
          </>
        )}
      </Remote>
    </LeaveGuard>
  );
}

const MORE = 'more';
/** One's own language, look and password: for everybody who is in the office. */
const OWN_ACCOUNT: OfficeNeighbour = {
  place: 'settings',
  path: 'me',
  title: 'Console.Account.Title',
};
const ME = OWN_ACCOUNT.path;

function Office(props: LoadedOfficeProps & { company: AdministeredCompany }) {
  const { company, member } = props;
  const pages = useMemo(() => pagesInPlace(props.pages, company), [props.pages, company]);
  const signOut = useSignOut();
  const link = useOfficeLink();
  const { venueId, choose } = useChosenVenue(company.venues);
  const path = useOfficePath();
  useMenuAhead(pages, company.id);
  useTopOfPage(path);
  const entries = OFFICE_PLACES.flatMap((place): RailEntry[] => {
    const first = pages.find((page) => page.place === place);
    // One's own language and password are for everybody.
    if (!first) return place === 'settings' ? [{ place, to: link(ME) }] : [];
    return [{ place, to: link(first.path) }];
  });
  const pending = usePendingOrders(company.id, venueId);
  const current = pageAt(pages, path);
  const first = startPage(pages, company);
  const start = link(first ? first.path : ME);
  if (path === '') return <Navigate to={start} replace />;
  const shown = path === ME ? OWN_ACCOUNT : current;
  const siblings = [...pages, OWN_ACCOUNT].filter(({ place }) => place === shown?.place);
  const chosen = { company, venueId, onVenue: choose };
  return (
    <OfficeSearch company={company} pages={[...pages, OWN_ACCOUNT]}>
      <OfficeShell
        {...chosen}
        page={shown?.path ?? path}
        entries={entries}
        pending={pending}
        current={placeOf(path, current)}
        morePath={link(MORE)}
        onSignOut={signOut.here}
      >
        <FindingBar companyId={company.id} administrator={member} page={path} />
        {path === MORE && <MoreList {...chosen} entries={entries} onSignOut={signOut.here} />}
        {path !== MORE && !shown && <NoAccess to={start} />}
        {shown && (
          <Neighbours current={shown} siblings={siblings} link={link}>
            {current ? (
              <OfficePageView
                page={current}
                company={company}
                administrator={member}
                venueId={venueId}
              />
            ) : (
              <AdminAccount {...props}>
                <SingleKeysSetting />
              </AdminAccount>
            )}
          </Neighbours>
        )}
      </OfficeShell>
    </OfficeSearch>
  );
}

function placeOf(path: string, current: OfficePage | null): OfficePlace | 'more' | null {
  if (path === MORE) return 'more';
  if (path === ME) return 'settings';
  return current?.place ?? null;
}
