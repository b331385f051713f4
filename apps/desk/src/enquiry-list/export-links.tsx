import { useLanguage, useText } from '@funnel/browser/language';
import { exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import { DownloadIcon } from '@funnel/ui/desk-icon';
import type { ComponentType, ReactNode } from 'react';
import { enquiryListTexts as texts } from './enquiry-list-texts.ts';

interface FileLinkProps {
  readonly href: string;
  readonly download: true;
  readonly 'aria-label': string;
  readonly title: string;
  readonly 'data-action': string;
  readonly children: ReactNode;
}

interface ExportLinksProps {
  /** The filter or the selection. */
  readonly query: Readonly<Record<string, string>>;
  /** Renders a link. */
  readonly as: ComponentType<FileLinkProps>;
  readonly action: string;
}

/** Download links: XLSX and CSV. */
export function ExportLinks({ query, as: FileLink, action }: ExportLinksProps) {
  const say = useText();
  const { language } = useLanguage();
  const link = (format: 'xlsx' | 'csv', name: string) => ({
    href: `${exportEnquiriesEndpoint.path}?${new URLSearchParams({ ...query, format, lang: language })}`,
    download: true as const,
    'aria-label': name,
    title: name,
  });
  return (
    <>
      <FileLink {...link('xlsx', say(texts.exportExcel))} data-action={action}>
        <DownloadIcon size="s" />
        {say(texts.export)}
      </FileLink>
      <FileLink {...link('csv', say(texts.exportCsv))} data-action={`${action}-csv`}>
        CSV
      </FileLink>
    </>
  );
}
