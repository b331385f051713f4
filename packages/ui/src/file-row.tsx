import { type ComponentProps, type ReactNode, useState } from 'react';
import style from './file-row.module.css';
import { AlertIcon, CheckIcon } from './icon.tsx';
import { FileIcon, PictureIcon } from './upload-icon.tsx';

export type FileRowProps = Omit<ComponentProps<'li'>, 'className' | 'style'> & {
  name: string;
  size?: string | undefined;
  /** The URL of its thumbnail. */
  thumbnail?: string | undefined;
  /** Beside the name: a mark, or actions. */
  end?: ReactNode;
};

/** One file of a list, with a message below its name. */
export function FileRow({ name, size, thumbnail, end, children, ...rest }: FileRowProps) {
  // Some files have no thumbnail.
  const [hasFailed, setFailed] = useState(false);
  return (
    <li {...rest} className={style['row']} tabIndex={-1}>
      <span className={style['thumbnail']}>
        {thumbnail && !hasFailed ? (
          <img src={thumbnail} alt="" loading="lazy" onError={() => setFailed(true)} />
        ) : isPicture(name) ? (
          <PictureIcon size="l" />
        ) : (
          <FileIcon size="l" />
        )}
      </span>
      <div className={style['body']}>
        <p className={style['head']}>
          <span className={style['name']} title={name}>
            {name}
          </span>
          {size !== undefined && <span className={style['size']}>{size}</span>}
        </p>
        {children}
      </div>
      {end && <div className={style['end']}>{end}</div>}
    </li>
  );
}

export function FileState({ children }: { children: ReactNode }) {
  return <p className={style['state']}>{children}</p>;
}

export function FileFailure({ children }: { children: ReactNode }) {
  return (
    <p className={style['failure']}>
      <AlertIcon size="s" />
      {children}
    </p>
  );
}

/** The file has arrived. */
export function FileCheck() {
  return (
    <span className={style['check']}>
      <CheckIcon size="s" />
    </span>
  );
}

/** An action on a file; its label names the file. */
export function FileButton({
  label,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> & { label: string }) {
  return <button {...rest} type={type} className={style['action']} aria-label={label} />;
}

export function FileLink({
  label,
  href,
  ...rest
}: Omit<ComponentProps<'a'>, 'className' | 'style' | 'aria-label'> & { label: string; href: string }) {
  return <a {...rest} href={href} className={style['action']} aria-label={label} />;
}

function isPicture(name: string): boolean {
  return /\.(?:jpe?g|png|heic|heif|webp|avif|gif|bmp|tiff?)$/i.test(name);
}
