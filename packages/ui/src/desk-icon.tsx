import { drawn } from './icon.tsx';

/** Icons of the desk, which visitors do not load. */

export const PersonIcon = drawn(
  <circle cx="10" cy="7" r="3.3" />,
  <path d="M3.5 17c.7-3.3 3.3-5 6.5-5s5.8 1.7 6.5 5" />,
);
export const SignOutIcon = drawn(
  <path d="M11.5 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h6.5M8.5 10H17m-3.2-3.3L17 10l-3.2 3.3" />,
);
export const DownloadIcon = drawn(<path d="M10 4v9m-4-4 4 4 4-4M3.5 13.5v3h13v-3" />);
export const PhoneIcon = drawn(
  <path d="M6.2 3.2 8 6.9 6.4 8.5a10 10 0 0 0 5.1 5.1l1.6-1.6 3.7 1.8v2.4c0 .7-.6 1.2-1.3 1.2A13 13 0 0 1 2.6 4.5c0-.7.5-1.3 1.2-1.3z" />,
);
export const TalkIcon = drawn(
  <path d="M3 9.2C3 5.9 6.1 3.4 10 3.4s7 2.5 7 5.8-3.1 5.8-7 5.8c-.8 0-1.6-.1-2.3-.3L4 16.6l.8-3.2A5.3 5.3 0 0 1 3 9.2z" />,
  <path d="m7.2 9.4 2 2 3.6-4" />,
);
export const RepeatIcon = drawn(
  <path d="M3.5 9.5a6 6 0 0 1 10.7-3.2l1.8 2M16.5 10.5a6 6 0 0 1-10.7 3.2L4 11.7M16 4.5v3.8h-3.8M4 15.5v-3.8h3.8" />,
);
export const NoIcon = drawn(<circle cx="10" cy="10" r="7" />, <path d="m5.2 5.2 9.6 9.6" />);
export const TableIcon = drawn(
  <rect x="2.8" y="3.5" width="14.4" height="13" rx="2.2" />,
  <path d="M2.8 8h14.4M2.8 12.2h14.4M7.5 8v8.5" />,
);
export const HomeIcon = drawn(<path d="m2.8 9.5 7.2-6 7.2 6M4.8 8v8.5h10.4V8M8.3 16.5v-4.3h3.4v4.3" />);
export const StoreIcon = drawn(
  <path d="M3 8.2 4.4 3.5h11.2L17 8.2M3 8.2a2.3 2.3 0 0 0 4.6 0 2.4 2.4 0 0 0 4.8 0 2.3 2.3 0 0 0 4.6 0M4.3 10.3v6.2h11.4v-6.2" />,
);
export const MailIcon = drawn(
  <rect x="2.5" y="4.5" width="15" height="11" rx="2.2" />,
  <path d="m3 6 7 5.2L17 6" />,
);
export const HornIcon = drawn(<path d="M3.5 8v4h2.7l7.3 3.5v-11L6.2 8zM15.8 8.3a2.4 2.4 0 0 1 0 3.4" />);
export const NoteIcon = drawn(<path d="M4 3.5h12v9L12 16.5H4zM12 16.5v-4h4M7 7.5h6M7 10.5h3" />);
export const StarIcon = drawn(
  <path d="m10 3 2.1 4.4 4.8.6-3.5 3.3.9 4.7-4.3-2.3L5.7 16l.9-4.7L3.1 8l4.8-.6z" />,
);
export const OfflineIcon = drawn(
  <path d="M3 3l14 14M6.2 12.5a5.4 5.4 0 0 1 3-1.5M3 9.2a10 10 0 0 1 3.8-2.3M17 9.2a10 10 0 0 0-6-2.7M10 15.8h.01" />,
);
export const SearchIcon = drawn(<circle cx="9" cy="9" r="5.5" />, <path d="m13.2 13.2 3.8 3.8" />);
export const PlanIcon = drawn(<path d="M3 3h14v14H3zM3 10h5M11 10h6M10 3v4M10 13v4" />);
export const ChevronLeftIcon = drawn(<path d="m12 5-5 5 5 5" />);
export const ChevronUpIcon = drawn(<path d="m5 12.5 5-5 5 5" />);
export const ChevronDownIcon = drawn(<path d="m5 7.5 5 5 5-5" />);
export const ChevronRightIcon = drawn(<path d="m8 5 5 5-5 5" />);
export const PeopleIcon = drawn(
  <circle cx="7.5" cy="7" r="2.9" />,
  <path d="M2 16.5c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5M13 4.3a2.8 2.8 0 0 1 0 5.4M15 12.3c1.7.6 2.7 2 3 4.2" />,
);
export const GearIcon = drawn(
  <circle cx="10" cy="10" r="2.6" />,
  <path d="M10 2.5v2.3M10 15.2v2.3M2.5 10h2.3M15.2 10h2.3M4.7 4.7l1.6 1.6M13.7 13.7l1.6 1.6M15.3 4.7l-1.6 1.6M6.3 13.7l-1.6 1.6" />,
);
export const PlusIcon = drawn(<path d="M10 4.5v11M4.5 10h11" />);
export const MinusIcon = drawn(<path d="M4.5 10h11" />);
export const BinIcon = drawn(
  <path d="M4 5.5h12M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />,
);
export const MissedIcon = drawn(
  <path d="M6.2 3.2 8 6.9 6.4 8.5a10 10 0 0 0 5.1 5.1l1.6-1.6 3.7 1.8v2.4c0 .7-.6 1.2-1.3 1.2A13 13 0 0 1 2.6 4.5c0-.7.5-1.3 1.2-1.3zM12.5 3.5l4 4M16.5 3.5l-4 4" />,
);
export const VideoIcon = drawn(
  <rect x="2.5" y="5.5" width="10" height="9" rx="2" />,
  <path d="m12.5 9 5-2.5v7l-5-2.5" />,
);
export const WeekIcon = drawn(
  <rect x="3" y="4" width="14" height="12.5" rx="2.2" />,
  <path d="M3 8h14M7 2.5v3M13 2.5v3" />,
);
export const MoreIcon = drawn(<path d="M4.5 10h.01M10 10h.01M15.5 10h.01" />);
export const HookIcon = drawn(
  <circle cx="10" cy="5.5" r="2.3" />,
  <circle cx="5" cy="14" r="2.3" />,
  <circle cx="15" cy="14" r="2.3" />,
  <path d="m8.9 7.5-2.8 4.5M11.1 7.5l2.8 4.5M7.3 14h5.4" />,
);
export const ShieldIcon = drawn(
  <path d="M10 2.8 4 5v4.8c0 3.6 2.5 6.2 6 7.4 3.5-1.2 6-3.8 6-7.4V5zM7.3 9.9l2 2 3.5-3.9" />,
);
export const EyeIcon = drawn(
  <path d="M2.5 10s2.7-5 7.5-5 7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5z" />,
  <circle cx="10" cy="10" r="2.2" />,
);
