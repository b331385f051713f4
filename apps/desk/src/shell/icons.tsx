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
