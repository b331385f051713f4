import { Drawing, type IconProps } from './icon.tsx';

export const EyeIcon = ({ crossed = false, ...props }: IconProps & { crossed?: boolean }) => (
  <Drawing {...props}>
    <path d="M1.8 10S4.6 4.8 10 4.8 18.2 10 18.2 10 15.4 15.2 10 15.2 1.8 10 1.8 10z" />
    <circle cx="10" cy="10" r="2.4" />
    {crossed && <path d="M3.5 3.5 16.5 16.5" />}
  </Drawing>
);
