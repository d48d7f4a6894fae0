import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SettingsSheet } from '../features/accounts/SettingsSheet.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import type { StaffMember } from '../features/accounts/use-staff-member.ts';
import { BOARD_PARTS } from '../features/orders/board-parts.ts';
import { BoardScreen } from '../features/orders/BoardScreen.tsx';
import { DensitySetting } from '../features/orders/DensitySetting.tsx';
import { SoldOut } from '../features/stock/SoldOut.tsx';
import { stockKey } from '../features/stock/stock.ts';
import { useStockChange } from '../features/stock/use-stock.ts';
import { PauseControl } from '../features/venues/PauseControl.tsx';
import { PausedBar } from '../features/venues/PausedBar.tsx';
import { WaitingTime } from '../features/venues/WaitingTime.tsx';
import { LatePart } from '../shared/late-part/LatePart.tsx';
import { useServices } from '../shared/services.tsx';
import { useMessages } from '../shared/messages/use-messages.tsx';
import { CHOOSING, officeOf, paths } from './paths.ts';
import type { ThemeSwitch } from './theme.ts';
import { useStationInAddress } from './use-station-in-address.ts';

/** The board of one venue with the controls of the features beside it. */
export function VenueBoard(props: {
  token: string;
  themeSwitch: ThemeSwitch;
  member: StaffMember;
  venue: StaffMember['venues'][number];
  onMemberChanged: () => void;
}) {
  const { member, venue, themeSwitch } = props;
  const venueId = venue.id;
  const office = officeOf(member.role);
  const { language, changeLanguage } = useMessages();
  const { memory } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { change: changeStock } = useStockChange(venueId);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isDense, setDense] = useState(() => memory.get('isDense') ?? false);
  const station = useStationInAddress();
  const [theme, setTheme] = useState(themeSwitch.theme);
  const changeVenue = () => {
    memory.set('venueId', null);
    void navigate(paths.start.to(), { state: CHOOSING });
  };

  return (
    <>
      <BoardScreen
        venue={venue}
        companyName={member.company.displayName}
        staffId={member.id}
        token={props.token}
        isDense={isDense}
        stationId={station.id}
        onStation={station.choose}
        onOpenSettings={() => setSettingsOpen(true)}
        onSignOut={signOut.here}
        onStockChanged={() => void queryClient.invalidateQueries({ queryKey: stockKey(venueId) })}
        onSoldOut={(itemIds, { untilTomorrow }) =>
          itemIds.forEach((id) => changeStock({ id, soldOut: true, untilTomorrow }))
        }
        renderPace={({ waitingMinutes, ...pace }) => (
          <>
            <PauseControl {...pace} venueId={venueId} />
            <WaitingTime venueId={venueId} minutes={waitingMinutes} refresh={pace.refresh} />
          </>
        )}
        renderPausedBar={({ waitingMinutes: _minutes, ...pace }) => (
          <PausedBar {...pace} venueId={venueId} />
        )}
        renderStock={() => <SoldOut venueId={venueId} />}
      />
      <SettingsSheet
        open={isSettingsOpen}
        onClose={() => setSettingsOpen(false)}
        member={member}
        onChanged={props.onMemberChanged}
        theme={theme}
        onTheme={(chosen) => {
          themeSwitch.choose(chosen);
          setTheme(chosen);
        }}
        language={language}
        onLanguage={(chosen) => void changeLanguage(chosen)}
        density={
          <DensitySetting
            isDense={isDense}
            onChange={(chosen) => {
              memory.set('isDense', chosen);
              setDense(chosen);
            }}
          />
        }
        printing={
          <LatePart name="print-settings" load={BOARD_PARTS['print-settings']}>
            {({ PrintSettings }) => <PrintSettings />}
          </LatePart>
        }
        {...(member.role === 'VENUE_STAFF'
          ? {}
          : {
              renderKitchen: (onBack: () => void) => (
                <LatePart name="kitchen-office" load={() => import('./KitchenOffice.tsx')}>
                  {({ KitchenOffice }) => <KitchenOffice venueId={venueId} onBack={onBack} />}
                </LatePart>
              ),
            })}
        {...(member.venues.length > 1 ? { onChangeVenue: changeVenue } : {})}
        {...(office === null ? {} : { onAdminister: () => void navigate(office) })}
        onSignOut={signOut.here}
        onSignOutEverywhere={signOut.everywhere}
      />
    </>
  );
}
