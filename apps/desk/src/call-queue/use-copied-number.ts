import type { QueueEntry } from '@funnel/contract/call-queue/show-queue';
import { useEffect, useState } from 'react';

const SHOWN_MS = 4000;

interface Copied {
  readonly enquiryId: string;
  /** False: the browser refused access to the clipboard. */
  readonly isDone: boolean;
}

/** Copies a number, for desk phones that the browser cannot dial, and confirms it for some seconds. */
export function useCopiedNumber() {
  const [copied, setCopied] = useState<Copied>();
  useEffect(() => {
    if (!copied) return;
    const read = setTimeout(() => setCopied(undefined), SHOWN_MS);
    return () => clearTimeout(read);
  }, [copied]);
  return {
    copied,
    async copy({ enquiryId, telephone }: QueueEntry): Promise<void> {
      try {
        await navigator.clipboard.writeText(telephone);
        setCopied({ enquiryId, isDone: true });
      } catch {
        setCopied({ enquiryId, isDone: false });
      }
    },
  };
}
