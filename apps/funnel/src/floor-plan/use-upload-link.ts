import { patiently } from '@funnel/browser/patiently';
import { showLinkEndpoint } from '@funnel/contract/floor-plan/floor-plan-link';
import type { LinkKind } from '@funnel/domain/floor-plan/floor-plan-link';
import { useEffect, useState } from 'react';
import { callOwnServer } from '../shell/call.ts';
import { followToken } from '../shell/fragment-token.ts';

interface UploadLink {
  readonly token: string;
  readonly isOver: boolean;
  /** Undefined until the server has answered. */
  readonly kind?: LinkKind;
}

/** The link that opened this page. It counts as valid until the server says otherwise. */
export function useUploadLink() {
  const [link, setLink] = useState<UploadLink>({ token: '', isOver: false });
  const { token } = link;

  useEffect(
    () => followToken('floor-plan-link', (taken = '') => setLink({ token: taken, isOver: taken === '' })),
    [],
  );

  useEffect(() => {
    if (token === '') return;
    let isLate = false;
    void patiently(callOwnServer)(showLinkEndpoint, { body: { token } }).then((outcome) => {
      if (isLate) return;
      if (outcome.ok) setLink({ token, isOver: false, kind: outcome.reply.data.kind });
      else if (['TOKEN_OVER', 'INVALID_INPUT'].includes(outcome.failure.code)) {
        setLink({ token, isOver: true });
      }
    });
    return () => {
      isLate = true;
    };
  }, [token]);

  return { link, end: () => setLink((before) => ({ ...before, isOver: true })) };
}
