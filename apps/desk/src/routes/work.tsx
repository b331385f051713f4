import { useText } from '@funnel/browser/language';
import { DESK_PATH } from '@funnel/contract/staff/desk-link';
import { GearIcon } from '@funnel/ui/desk-icon';
import { KeysProvider } from '@funnel/ui/key-cap';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  retainSearchParams,
  useLocation,
  useNavigate,
} from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { MyCallProvider } from '../call-queue/my-call-provider.tsx';
import { PauseProvider, usePause } from '../call-queue/pause-provider.tsx';
import { DeskSearch } from '../desk-search/desk-search.tsx';
import { SearchButton } from '../desk-search/search-button.tsx';
import { useSearchKey } from '../desk-search/use-search-key.ts';
import { ChangeUndoProvider, useChangeUndo } from '../part/change-undo.tsx';
import { Frame, NavEntry, navLink } from '../shell/frame.tsx';
import { GoTargetsProvider } from '../shell/go-targets.ts';
import { isCharacterCap } from '../shell/key-rules.ts';
import { useOnTopics } from '../shell/live.ts';
import { LiveFeedProvider } from '../shell/live-feed.tsx';
import { PresenceProvider } from '../shell/presence/presence-provider.tsx';
import { settingsTexts } from '../shell/settings-texts.ts';
import { useFollowedShowrooms } from '../shell/showrooms.ts';
import { useHasShortcuts, useMay, useStaffActs } from '../shell/staff.ts';
import { UndoToast } from '../shell/undo-toast.tsx';
import { useGoKeys } from '../shell/use-go-keys.ts';
import { useKeys } from '../shell/use-keys.ts';
import { useNoPageSaving } from '../shell/use-save-key.ts';
import { GO_KEYS, useMyGoTargets } from './my-go-targets.ts';
import { NotYours } from './not-yours.tsx';
import { type DeskScreen, SCREENS } from './screens.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { SETTINGS_SCREENS } from './settings-screens.ts';
import { SideViews } from './side-views.tsx';
import style from './work.module.css';

/** The signed-in desk: the frame and the current screen. */
export function Work() {
  // Router and cache are created anew for each sign-in, so that no data of another person is left.
  const [router] = useState(makeRouter);
  // No retries: the call itself has tried several times.
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const hasShortcuts = useHasShortcuts();
  return (
    <QueryClientProvider client={queries}>
      <LiveFeedProvider>
        <ChangeUndoProvider>
          <MyCallProvider>
            <PauseProvider>
              <Presence>
                <KeysProvider value={(cap) => hasShortcuts || !isCharacterCap(cap)}>
                  <RouterProvider router={router} />
                </KeysProvider>
              </Presence>
            </PauseProvider>
          </MyCallProvider>
        </ChangeUndoProvider>
      </LiveFeedProvider>
    </QueryClientProvider>
  );
}

function Presence({ children }: { children: ReactNode }) {
  return <PresenceProvider isPaused={usePause().isPaused}>{children}</PresenceProvider>;
}

function makeRouter() {
  const root = createRootRoute({
    component: WorkFrame,
    notFoundComponent: FirstScreen,
    validateSearch: ({ lang }: { lang?: unknown }) => (typeof lang === 'string' ? { lang } : {}),
    // Keeps the language on navigation.
    search: { middlewares: [retainSearchParams(['lang'])] },
  });
  const first = createRoute({ getParentRoute: () => root, path: '/', component: FirstScreen });
  const screens = SCREENS.map((screen) =>
    createRoute({ getParentRoute: () => root, path: screen.path, component: shown(screen) }),
  );
  const settings = createRoute({ getParentRoute: () => root, id: 'settings', component: SettingsOutlet });
  const settingsScreens = SETTINGS_SCREENS.map((screen) =>
    createRoute({ getParentRoute: () => settings, path: screen.path, component: shown(screen) }),
  );
  return createRouter({
    routeTree: root.addChildren([first, ...screens, settings.addChildren(settingsScreens)]),
    basepath: DESK_PATH,
    // All parameters stay strings: the router would parse a postcode as a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
      return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
    },
  });
}

function WorkFrame() {
  const say = useText();
  const may = useMay();
  const { pathname } = useLocation();
  const settings = SETTINGS_SCREENS.find(({ capability }) => may(capability));
  const entries = SCREENS.filter(({ capability, icon }) => icon && may(capability)).map(
    ({ path, title, icon: Icon, Count }) => (
      <li key={path}>
        <Link to={path} className={navLink} title={say(title)}>
          <NavEntry icon={Icon && <Icon />} title={say(title)} count={Count && <Count />} />
        </Link>
      </li>
    ),
  );
  const end = settings && (
    <Link
      to={settings.path}
      className={navLink}
      title={say(settingsTexts.title)}
      aria-current={pathname.startsWith('/settings/') ? 'page' : undefined}
    >
      <NavEntry icon={<GearIcon />} title={say(settingsTexts.title)} />
    </Link>
  );
  const { isPaused } = usePause();
  const [isSearching, setIsSearching] = useState(false);
  const search = () => setIsSearching(true);
  useSearchKey(search);
  // The list has its own search field.
  useKeys({ '/': pathname === '/enquiries' ? undefined : search });
  const navigate = useNavigate();
  const targets = useMyGoTargets();
  useGoKeys(GO_KEYS, (key) => {
    const target = targets.find(({ goKey }) => goKey === key);
    if (target) void navigate({ to: target.path });
  });
  useNoPageSaving();
  useFollowedShowrooms();
  // A colleague may have changed this person's role or ended the session.
  const { refresh } = useStaffActs();
  useOnTopics(['staff', 'sessions'], () => void refresh());
  // Preloads the code of the main screens.
  useEffect(() => {
    for (const { load } of SCREENS) void load().catch(() => undefined);
  }, []);
  return (
    <GoTargetsProvider value={targets}>
      <Frame
        entries={entries}
        views={may('enquiry.read') && <SideViews />}
        end={end}
        isPaused={isPaused}
        search={<SearchButton onOpen={search} />}
      >
        <Suspense>
          <Outlet />
        </Suspense>
        {isSearching && (
          <DeskSearch
            destinations={DESTINATIONS.filter(({ capability }) => may(capability))}
            onClose={() => setIsSearching(false)}
          />
        )}
      </Frame>
    </GoTargetsProvider>
  );
}

/** Screens without path parameters. */
const DESTINATIONS = [
  ...SCREENS.filter(({ icon }) => icon),
  ...SETTINGS_SCREENS.map(({ symbol: icon, ...screen }) => ({ ...screen, icon })),
];

function SettingsOutlet() {
  return (
    <SettingsFrame>
      <Suspense>
        <Outlet />
      </Suspense>
    </SettingsFrame>
  );
}

/** Unknown URLs also lead to the first screen. */
function FirstScreen() {
  const may = useMay();
  const first = SCREENS.find(({ path, capability }) => !path.includes('$') && may(capability));
  return first ? <Navigate to={first.path} replace /> : <NotYours />;
}

function shown({ capability, load, hasToast }: Pick<DeskScreen, 'capability' | 'load' | 'hasToast'>) {
  const Screen = lazy(load);
  return function ShownScreen() {
    if (!useMay()(capability)) return <NotYours />;
    return (
      <>
        <Screen />
        {!hasToast && <LastToast />}
      </>
    );
  };
}

/** Keeps the undo available after navigating away. */
function LastToast() {
  const { toast } = useChangeUndo();
  return (
    <div className={style['toast']}>
      <UndoToast {...toast} />
    </div>
  );
}
