import { drawn } from './icon.tsx';

export const UploadIcon = drawn(
  <path d="M10 13V4M6.3 7.5 10 3.8l3.7 3.7M3.5 12.5v2a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-2" />,
);
export const PlusIcon = drawn(<path d="M10 4v12M4 10h12" />);
export const CameraIcon = drawn(
  <path d="M2.5 7.5a2 2 0 0 1 2-2H6l1.3-2h5.4l1.3 2h1.5a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2z" />,
  <circle cx="10" cy="10.8" r="3" />,
);
export const FileIcon = drawn(
  <path d="M11.5 2.5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7zM11.5 2.5V7H16" />,
);
export const PictureIcon = drawn(
  <rect x="2.5" y="3.5" width="15" height="13" rx="2" />,
  <circle cx="7" cy="8" r="1.4" />,
  <path d="m3 14.5 4-3.6 2.6 2.2 3.6-3.6 4 4" />,
);
export const RetryIcon = drawn(<path d="M15.8 8A6.2 6.2 0 1 0 16 11.4M16.3 3.8V8h-4.2" />);
export const DownloadIcon = drawn(
  <path d="M10 3.5v9M6.3 9 10 12.7 13.7 9M3.5 12.5v2a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-2" />,
);
export const TrashIcon = drawn(
  <path d="M3.5 5.5h13M8 5.5V4a1.2 1.2 0 0 1 1.2-1.2h1.6A1.2 1.2 0 0 1 12 4v1.5M5 5.5l.8 10a1.6 1.6 0 0 0 1.6 1.5h5.2a1.6 1.6 0 0 0 1.6-1.5l.8-10M8.4 9v4.5M11.6 9v4.5" />,
);
