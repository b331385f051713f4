import type { Text } from '@funnel/domain/text/text';
import { Button } from '@funnel/ui/button';
import { Dialog } from '@funnel/ui/dialog';
import { terminfinderTexts as texts } from './terminfinder-texts.ts';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly say: (text: Text) => string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before anything typed is given up. */
export function LeaveDialog({ open, say, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      title={say(texts.leaveTitle)}
      onCancel={onStay}
      actions={
        <>
          <Button data-action="stay" onClick={onStay}>
            {say(texts.stay)}
          </Button>
          <Button variant="secondary" data-action="leave" onClick={onLeave}>
            {say(texts.leave)}
          </Button>
        </>
      }
    >
      {say(texts.leaveText)}
    </Dialog>
  );
}
