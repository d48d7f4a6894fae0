import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { SettingsSheet } from '../features/accounts/SettingsSheet.tsx';
import { useStaffMember, type StaffMember } from '../features/accounts/use-staff-member.ts';
import { BoardProblem } from '../features/orders/BoardProblem.tsx';
import { BoardScreen } from '../features/orders/BoardScreen.tsx';
import { VenueChoiceView } from '../features/venues/VenueChoiceView.tsx';
import { WaitingTime } from '../features/venues/WaitingTime.tsx';
import { useServices } from '../shared/services.tsx';
import { codeOf, errorText } from '../shared/speech/error-text.ts';
import { useSpeech } from '../shared/speech/use-speech.tsx';
import { paths } from './paths.ts';
import type { ThemeSwitch } from './theme.ts';

/** Everything behind the sign-in: whose board, and the board with its settings. */
export function StaffPage(props: { token: string; themeSwitch: ThemeSwitch }) {
  const { translate } = useSpeech();
  const signOut = useSignOut();
  const { venueId } = useParams();
  const { memory } = useServices();
  const navigate = useNavigate();
  const { member, error, retry } = useStaffMember(props.token);

  if (error && !member) {
    return (
      <BoardProblem
        text={errorText(translate, codeOf(error))}
        onRetry={retry}
        onSignOut={signOut}
      />
    );
  }
  if (!member) return null;
  const open = (id: string) => {
    memory.set('venueId', id);
    void navigate(paths.board.to(id));
  };
  const venue = member.venues.find(({ id }) => id === venueId);
  if (venue) return <VenueBoard {...props} key={venue.id} member={member} venue={venue} />;
  const usual = usualVenue(member, memory.get('venueId'));
  if (usual && venueId === undefined) return <Navigate to={paths.board.to(usual)} replace />;
  return <VenueChoiceView venues={member.venues} onChoose={open} onSignOut={signOut} />;
}

/** The only venue, or the one this tablet stood in last time. */
function usualVenue({ venues }: StaffMember, remembered: string | null): string | null {
  if (venues.length === 1) return venues[0]?.id ?? null;
  return venues.find(({ id }) => id === remembered)?.id ?? null;
}

function VenueBoard(props: {
  token: string;
  themeSwitch: ThemeSwitch;
  member: StaffMember;
  venue: StaffMember['venues'][number];
}) {
  const { member, venue, themeSwitch } = props;
  const { language, changeLanguage } = useSpeech();
  const { memory } = useServices();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [theme, setTheme] = useState(themeSwitch.theme);
  const changeVenue = () => {
    memory.set('venueId', null);
    void navigate(paths.start.to());
  };

  return (
    <>
      <BoardScreen
        venue={venue}
        companyName={member.company.displayName}
        staffId={member.id}
        token={props.token}
        onOpenSettings={() => setSettingsOpen(true)}
        onSignOut={signOut}
        renderWaitingTime={(minutes, refresh) => (
          <WaitingTime venueId={venue.id} minutes={minutes} refresh={refresh} />
        )}
      />
      <SettingsSheet
        open={isSettingsOpen}
        onClose={() => setSettingsOpen(false)}
        staffName={member.name}
        theme={theme}
        onTheme={(chosen) => {
          themeSwitch.choose(chosen);
          setTheme(chosen);
        }}
        language={language}
        onLanguage={(chosen) => void changeLanguage(chosen)}
        {...(member.venues.length > 1 ? { onChangeVenue: changeVenue } : {})}
        onSignOut={signOut}
      />
    </>
  );
}

/** Nothing of one person's session may be seen by the next. */
function useSignOut(): () => void {
  const { session } = useServices();
  const queryClient = useQueryClient();
  return () => {
    session.end('SIGNED_OUT');
    queryClient.clear();
  };
}
