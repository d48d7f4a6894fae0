import { useNavigate } from 'react-router';
import { ConfirmMailScreen } from '../features/administration/own/ConfirmMailScreen.tsx';
import { AdminTexts } from './AdminTexts.tsx';
import { paths } from './paths.ts';

/** Opened from a mailbox, with or without a session on this device. */
export function ConfirmMail({ secret }: { secret: string }) {
  const navigate = useNavigate();
  return (
    <AdminTexts isPage>
      <ConfirmMailScreen
        secret={secret}
        onDone={() => void navigate(paths.start.to(), { replace: true })}
      />
    </AdminTexts>
  );
}
