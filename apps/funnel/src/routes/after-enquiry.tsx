import { useLanguage, useText } from '@funnel/browser/language';
import { hasConfirmedUpload } from '@funnel/domain/floor-plan/upload-list';
import type { LocalizedText } from '@funnel/domain/text/text';
import type { ComponentProps, ComponentType, ReactNode, Ref } from 'react';
import { FloorPlanScreen } from '../floor-plan/floor-plan-screen.tsx';
import { useUploads } from '../floor-plan/use-uploads.ts';
import { ExitScreen } from '../iflow/exit-screen.tsx';
import { type IflowAddress, useIflowAddress } from '../iflow/iflow-address.ts';
import { IflowFrame } from '../iflow/iflow-frame.tsx';
import { IncompleteAddress } from '../iflow/incomplete-address.tsx';
import { customerAreaHref, useEnding } from '../iflow/use-ending.ts';
import { useIflow } from '../iflow/use-iflow.ts';
import { usePageLink } from '../shell/page-link.ts';
import { useSettings } from '../shell/page-settings.ts';
import { ConfirmationScreen } from '../signup/confirmation-screen.tsx';
import { SignupBanner } from '../signup/signup-banner.tsx';
import { SignupScreen } from '../signup/signup-screen.tsx';
import { useSignup } from '../signup/use-signup.ts';

export interface AfterEnquiryFrameProps {
  /** The end of the flow: leaving loses nothing. */
  readonly isOver: boolean;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The variant of this flow on one page. */
interface AfterEnquiryFlow {
  readonly source: 'funnel' | 'terminfinder';
  readonly Frame: ComponentType<AfterEnquiryFrameProps>;
  readonly floorPlan: { readonly title: LocalizedText; readonly subtitle: LocalizedText };
  /** The banner above the password if no floor plan was uploaded. */
  readonly banner?: ComponentProps<typeof SignupBanner>['about'];
  readonly description?: ReactNode;
  readonly rating?: ReactNode;
  /** Whether the visitor can continue without a password. */
  readonly canSkipSignup: boolean;
  /** Shown above the steps. */
  readonly top: (visit: IflowAddress | null | undefined, isFirstStep: boolean) => ReactNode;
}

interface AfterEnquiryProps {
  readonly search: string;
  readonly flow: AfterEnquiryFlow;
}

/** After the enquiry: floor plan, then a password for the customer area, or a confirmation to skip it. */
export function AfterEnquiry({ search, flow }: AfterEnquiryProps) {
  const say = useText();
  const { language } = useLanguage();
  const link = usePageLink();
  const { showSubmitErrors } = useSettings();
  const visit = useIflowAddress(search);
  const { kitchenId = '', email = '' } = visit ?? {};
  const { step, direction, go, finish } = useIflow();
  const uploads = useUploads({ owner: { kitchenId }, source: flow.source, say });
  const { exit, signedUp, leave } = useEnding(link('thankYou'), finish);
  const signup = useSignup({ kitchenId, email, say, onDone: signedUp });
  const isOver = step === 'exit' || visit === null;
  const banner = hasConfirmedUpload(uploads.list) ? 'uploaded' : flow.banner;

  function screen(headlineRef: Ref<HTMLHeadingElement>) {
    if (visit === null) return <IncompleteAddress href={link('funnel')} say={say} />;
    const given = { say, headlineRef };
    switch (step) {
      case 'floorplan':
        return (
          <FloorPlanScreen
            {...given}
            title={say(flow.floorPlan.title)}
            subtitle={say(flow.floorPlan.subtitle)}
            visit={visit}
            uploads={uploads}
            language={language}
            onNext={() => go('next')}
            onSkip={() => go('skip')}
          />
        );
      case 'signup':
        return (
          <SignupScreen
            {...given}
            email={email}
            signup={signup}
            banner={banner && <SignupBanner about={banner} say={say} />}
            description={flow.description}
            rating={flow.rating}
            showFailure={showSubmitErrors}
            areaHref={customerAreaHref()}
            onSkip={flow.canSkipSignup ? () => go('skip') : undefined}
          />
        );
      case 'confirmation':
        return <ConfirmationScreen {...given} onUseBenefits={() => go('use-benefits')} onLeave={leave} />;
      case 'exit':
        return <ExitScreen {...given} exit={exit} thankYouHref={link('thankYou')} />;
    }
  }

  return (
    <flow.Frame isOver={isOver} onLeave={leave}>
      <IflowFrame
        step={step}
        direction={direction}
        say={say}
        onBack={step === 'signup' ? () => go('back') : undefined}
        top={!isOver && flow.top(visit, step === 'floorplan')}
      >
        {screen}
      </IflowFrame>
    </flow.Frame>
  );
}
