import { useNavigate } from 'react-router';
import { DeviceSignInScreen } from '../features/administration/devices/DeviceSignInScreen.tsx';
import { AdminTexts } from './AdminTexts.tsx';
import { paths } from './paths.ts';

/** Opened once on a new tablet: its words are no part of what the board downloads every day. */
export function DeviceSignIn() {
  const navigate = useNavigate();
  const enter = () => void navigate(paths.start.to(), { replace: true });
  return (
    <AdminTexts isPage>
      <DeviceSignInScreen onSignedIn={enter} onBack={enter} />
    </AdminTexts>
  );
}
