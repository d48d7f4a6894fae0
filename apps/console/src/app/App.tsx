import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { SignInScreen } from '../features/accounts/SignInScreen.tsx';
import { LatePart } from '../shared/late-part/LatePart.tsx';
import { ServicesProvider, useSession, type Services } from '../shared/services.tsx';
import { MessagesProvider, type ConsoleTranslate } from '../shared/messages/use-messages.tsx';
import { paths } from './paths.ts';
import { StaffPage } from './StaffPage.tsx';
import type { ThemeSwitch } from './theme.ts';

type Texts = { language: Language; translate: ConsoleTranslate };

export function App(props: {
  services: Services;
  queryClient: QueryClient;
  themeSwitch: ThemeSwitch;
  texts: Texts;
  loadTexts: (language: Language) => Promise<ConsoleTranslate>;
}) {
  const { services, loadTexts } = props;
  const [texts, setTexts] = useState(props.texts);
  useEffect(() => {
    document.documentElement.lang = BCP47[texts.language];
    document.title = texts.translate('Console.Board.Title');
  }, [texts]);

  const messages = useMemo(
    () => ({
      ...texts,
      changeLanguage: async (language: Language) => {
        setTexts({ language, translate: await loadTexts(language) });
        services.memory.set('language', language);
      },
    }),
    [texts, loadTexts, services],
  );

  return (
    <QueryClientProvider client={props.queryClient}>
      <ServicesProvider services={services}>
        <MessagesProvider messages={messages}>
          <Pages themeSwitch={props.themeSwitch} />
        </MessagesProvider>
      </ServicesProvider>
    </QueryClientProvider>
  );
}

function Pages(props: { themeSwitch: ThemeSwitch }) {
  const { token } = useSession();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const invitation = pathname === paths.invitation.route ? paths.invitation.secretOf(hash) : '';
  if (invitation !== '') {
    const enter = () => void navigate(paths.start.to(), { replace: true });
    return (
      <LatePart
        name="invitation"
        isPage
        load={() => import('../features/accounts/InvitationScreen.tsx')}
      >
        {({ InvitationScreen }) => <InvitationScreen invitation={invitation} onSignedIn={enter} />}
      </LatePart>
    );
  }
  if (pathname === paths.confirmMail.route) {
    return (
      <LatePart name="confirm-mail" isPage load={() => import('./ConfirmMail.tsx')}>
        {({ ConfirmMail }) => <ConfirmMail secret={paths.invitation.secretOf(hash)} />}
      </LatePart>
    );
  }
  if (pathname === paths.device.route) {
    return (
      <LatePart name="device" isPage load={() => import('./DeviceSignIn.tsx')}>
        {({ DeviceSignIn }) => <DeviceSignIn />}
      </LatePart>
    );
  }
  if (token === null) return <SignInScreen onDevice={() => void navigate(paths.device.route)} />;
  const staffPage = <StaffPage token={token} themeSwitch={props.themeSwitch} />;
  return (
    <Routes>
      <Route path={paths.start.route} element={staffPage} />
      {/* Without its secret an invitation is no venue either. */}
      <Route path={paths.invitation.route} element={<Navigate to={paths.start.to()} replace />} />
      <Route path={paths.administration.route} element={staffPage} />
      <Route path={paths.office.route} element={staffPage} />
      <Route path={paths.board.route} element={staffPage} />
      <Route path="*" element={staffPage} />
    </Routes>
  );
}
