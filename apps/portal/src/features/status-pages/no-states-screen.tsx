import { Button, ButtonLink, StatusScreen } from '@producer-portal/ui';
import { useSignOut } from '../../modules/session/use-sign-out.ts';
import { copy } from './copy.ts';

/** Shown to signed-in users who have no states. */
export function NoStatesScreen() {
  const signOut = useSignOut();
  return (
    <StatusScreen
      title={copy.noStates.title}
      primary={<ButtonLink href="/">{copy.noStates.tryAgain}</ButtonLink>}
      secondary={[
        <Button key="sign-out" variant="secondary" onClick={signOut}>
          {copy.noStates.signOut}
        </Button>,
      ]}
    >
      <p>{copy.noStates.text}</p>
    </StatusScreen>
  );
}
