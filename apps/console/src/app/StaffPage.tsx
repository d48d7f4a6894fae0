import { useEffect, useState } from 'react';
import { Navigate, useLocation, useMatch, useNavigate, useParams } from 'react-router';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { useStaffMember, type StaffMember } from '../features/accounts/use-staff-member.ts';
import { BoardProblem } from '../features/orders/BoardProblem.tsx';
import { VenueChoiceView } from '../features/venues/VenueChoiceView.tsx';
import { LatePart } from '../shared/late-part/LatePart.tsx';
import { OfficeFrame } from '../shared/late-part/OfficeFrame.tsx';
import { useServices } from '../shared/services.tsx';
import { codeOf, errorText } from '../shared/messages/error-text.ts';
import { useMessages } from '../shared/messages/use-messages.tsx';
import { loadOffice, OFFICE_PART } from './open-office-ahead.ts';
import { CHOOSING, officeOf, paths } from './paths.ts';
import type { ThemeSwitch } from './theme.ts';
import { VenueBoard } from './VenueBoard.tsx';

/** Everything behind the sign-in: whose board, and the board with its settings. */
export function StaffPage(props: { token: string; themeSwitch: ThemeSwitch }) {
  const { translate } = useMessages();
  const signOut = useSignOut();
  const { venueId } = useParams();
  const isAdministering = useMatch(paths.administration.route) !== null;
  const isInOffice = useMatch(paths.office.route) !== null;
  const { state } = useLocation() as { state: unknown };
  const { memory } = useServices();
  const navigate = useNavigate();
  const { member, isFormer, error, retry } = useStaffMember(props.token);
  useEffect(() => {
    // Beside the question who it is; what fails here is told where the office opens.
    if (isInOffice) loadOffice().catch(() => undefined);
  }, [isInOffice]);
  // Stays until the recovery codes have been read, though the account needs nothing more by then.
  const [isEnrolling, setEnrolling] = useState(false);
  const mustEnrol = member?.mustEnrolTwoFactor ?? false;
  if (mustEnrol && !isFormer && !isEnrolling) setEnrolling(true);

  if (error && !member) {
    return (
      <BoardProblem
        text={errorText(translate, codeOf(error))}
        onRetry={retry}
        onSignOut={signOut.here}
      />
    );
  }
  // The set-up is done and the answer for its token not yet there: the former one would ask for it again.
  if (!member || (mustEnrol && !isEnrolling)) return isInOffice ? <OfficeFrame /> : null;
  if (isEnrolling) {
    return (
      <LatePart name="enrol" isPage load={() => import('../features/accounts/EnrolScreen.tsx')}>
        {({ EnrolScreen }) => (
          <EnrolScreen
            staffId={member.id}
            onDone={() => setEnrolling(false)}
            onSignOut={signOut.here}
          />
        )}
      </LatePart>
    );
  }
  const isAdmin = member.role === 'COMPANY_ADMIN' || member.role === 'PLATFORM_ADMIN';
  if (isAdministering && isAdmin) {
    return (
      <LatePart name="administration" isPage load={() => import('./AdminPages.tsx')}>
        {({ AdminPages }) => (
          <AdminPages themeSwitch={props.themeSwitch} member={member} onMemberChanged={retry} />
        )}
      </LatePart>
    );
  }
  if (isInOffice && member.role !== 'VENUE_STAFF') {
    return (
      <LatePart name={OFFICE_PART} isPage waiting={<OfficeFrame />} load={loadOffice}>
        {({ OfficePages }) => (
          <OfficePages themeSwitch={props.themeSwitch} member={member} onMemberChanged={retry} />
        )}
      </LatePart>
    );
  }
  if (isAdministering || isInOffice) return <Navigate to={paths.start.to()} replace />;
  const open = (id: string) => {
    memory.set('venueId', id);
    void navigate(paths.board.to(id));
  };
  const venue = member.venues.find(({ id }) => id === venueId);
  if (venue) {
    return (
      <VenueBoard {...props} key={venue.id} member={member} venue={venue} onMemberChanged={retry} />
    );
  }
  const office = officeOf(member.role);
  // Without a restaurant there is nothing else to do either: a platform administrator begins there.
  if (
    office !== null &&
    ((venueId === undefined && state !== CHOOSING) || member.venues.length === 0)
  )
    return <Navigate to={office} replace />;
  const usual = usualVenue(member, memory.get('venueId'));
  if (usual && venueId === undefined) return <Navigate to={paths.board.to(usual)} replace />;
  return (
    <VenueChoiceView
      venues={member.venues}
      onChoose={open}
      {...(office === null ? {} : { onAdminister: () => void navigate(office) })}
      onSignOut={signOut.here}
    />
  );
}

/** The only venue, or the one this tablet stood in last time. */
function usualVenue({ venues }: StaffMember, remembered: string | null): string | null {
  if (venues.length === 1) return venues[0]?.id ?? null;
  return venues.find(({ id }) => id === remembered)?.id ?? null;
}
