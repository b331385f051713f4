import { Drawing, type IconProps } from '@funnel/ui/icon';

export const PersonIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="10" cy="7" r="3.3" />
    <path d="M3.5 17c.7-3.3 3.3-5 6.5-5s5.8 1.7 6.5 5" />
  </Drawing>
);

export const SignOutIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M11.5 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h6.5M8.5 10H17m-3.200-3.300L17 10l-3.200 3.300" />
  </Drawing>
);

export const DownloadIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M10 4v9m-4-4 4 4 4-4M3.5 13.5v3h13v-3" />
  </Drawing>
);

export const PhoneIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M6.2 3.2 8 6.9 6.4 8.500a10 10 0 0 0 5.1 5.100l1.6-1.6 3.7 1.800v2.400c0 .7-.6 1.2-1.3 1.200A13 13 0 0 1 2.6 4.500c0-.7.5-1.3 1.2-1.300z" />
  </Drawing>
);

export const TalkIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3 9.200C3 5.9 6.1 3.4 10 3.400s7 2.5 7 5.8-3.1 5.8-7 5.800c-.8 0-1.6-.1-2.3-.3L4 16.600l.8-3.200A5.3 5.3 0 0 1 3 9.200z" />
    <path d="m7.2 9.4 2 2 3.6-4" />
  </Drawing>
);

export const RepeatIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.5 9.500a6 6 0 0 1 10.7-3.200l1.8 2M16.5 10.500a6 6 0 0 1-10.7 3.200L4 11.700M16 4.500v3.800h-3.800M4 15.500v-3.800h3.8" />
  </Drawing>
);

export const NoIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="10" cy="10" r="7" />
    <path d="m5.2 5.2 9.6 9.6" />
  </Drawing>
);

export const TableIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="2.8" y="3.5" width="14.4" height="13" rx="2.2" />
    <path d="M2.8 8h14.400M2.8 12.200h14.400M7.5 8v8.5" />
  </Drawing>
);

export const HomeIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m2.8 9.5 7.2-6 7.2 6M4.8 8v8.500h10.400V8M8.3 16.500v-4.300h3.400v4.3" />
  </Drawing>
);

export const StoreIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3 8.2 4.4 3.500h11.200L17 8.200M3 8.200a2.3 2.3 0 0 0 4.6 0 2.4 2.4 0 0 0 4.8 0 2.3 2.3 0 0 0 4.6 0M4.3 10.300v6.200h11.400v-6.2" />
  </Drawing>
);

export const MailIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="2.5" y="4.5" width="15" height="11" rx="2.2" />
    <path d="m3 6 7 5.200L17 6" />
  </Drawing>
);

export const HornIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3.5 8v4h2.700l7.3 3.500v-11L6.2 8zM15.8 8.300a2.4 2.4 0 0 1 0 3.4" />
  </Drawing>
);

export const NoteIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 3.500h12v9L12 16.500H4zM12 16.500v-4h4M7 7.500h6M7 10.500h3" />
  </Drawing>
);

export const StarIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m10 3 2.1 4.4 4.8.6-3.5 3.3.9 4.7-4.3-2.300L5.7 16l.9-4.700L3.1 8l4.8-.6z" />
  </Drawing>
);

export const OfflineIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3 3l14 14M6.2 12.500a5.4 5.4 0 0 1 3-1.500M3 9.200a10 10 0 0 1 3.8-2.300M17 9.200a10 10 0 0 0-6-2.700M10 15.800h.01" />
  </Drawing>
);

export const SearchIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 3.8 3.8" />
  </Drawing>
);

export const PlanIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M3 3h14v14H3zM3 10h5M11 10h6M10 3v4M10 13v4" />
  </Drawing>
);

export const ChevronLeftIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m12 5-5 5 5 5" />
  </Drawing>
);

export const ChevronUpIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m5 12.500 5-5 5 5" />
  </Drawing>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m5 7.500 5 5 5-5" />
  </Drawing>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m8 5 5 5-5 5" />
  </Drawing>
);

export const PeopleIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="7.5" cy="7" r="2.9" />
    <path d="M2 16.500c.5-3 2.700-4.500 5.500-4.500s5 1.500 5.500 4.500M13 4.300a2.800 2.800 0 0 1 0 5.400M15 12.300c1.700.6 2.700 2 3 4.200" />
  </Drawing>
);

export const GearIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="10" cy="10" r="2.600" />
    <path d="M10 2.500v2.300M10 15.200v2.300M2.500 10h2.300M15.200 10h2.300M4.700 4.700l1.600 1.600M13.700 13.700l1.600 1.600M15.300 4.700l-1.600 1.600M6.300 13.700l-1.600 1.600" />
  </Drawing>
);

export const PlusIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M10 4.500v11M4.500 10h11" />
  </Drawing>
);

export const MinusIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4.500 10h11" />
  </Drawing>
);

export const BinIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4 5.500h12M8 5.500v-2h4v2M5.500 5.500l.700 11h7.600l.700-11M8.500 8.500v5M11.500 8.500v5" />
  </Drawing>
);

export const MissedIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M6.2 3.2 8 6.900 6.400 8.500a10 10 0 0 0 5.100 5.100l1.600-1.600 3.700 1.800v2.400c0 .7-.6 1.200-1.300 1.200A13 13 0 0 1 2.600 4.500c0-.7.5-1.300 1.200-1.300zM12.500 3.500l4 4M16.500 3.500l-4 4" />
  </Drawing>
);

export const VideoIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="2.500" y="5.500" width="10" height="9" rx="2" />
    <path d="m12.500 9 5-2.500v7l-5-2.500" />
  </Drawing>
);

export const WeekIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3" y="4" width="14" height="12.500" rx="2.200" />
    <path d="M3 8h14M7 2.500v3M13 2.500v3" />
  </Drawing>
);

export const MoreIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M4.500 10h.01M10 10h.01M15.500 10h.01" />
  </Drawing>
);

export const HookIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="10" cy="5.500" r="2.300" />
    <circle cx="5" cy="14" r="2.300" />
    <circle cx="15" cy="14" r="2.300" />
    <path d="m8.900 7.500-2.800 4.500M11.100 7.500l2.800 4.500M7.300 14h5.400" />
  </Drawing>
);

export const ShieldIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M10 2.800 4 5v4.800c0 3.600 2.500 6.200 6 7.400 3.500-1.200 6-3.800 6-7.400V5zM7.300 9.900l2 2 3.500-3.900" />
  </Drawing>
);

export const EyeIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M2.500 10s2.700-5 7.500-5 7.500 5 7.500 5-2.700 5-7.500 5-7.500-5-7.500-5z" />
    <circle cx="10" cy="10" r="2.200" />
  </Drawing>
);
