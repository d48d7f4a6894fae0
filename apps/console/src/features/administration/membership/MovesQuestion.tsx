import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { Moves } from './use-level-actions.ts';

/** Who rises and who falls, before it is so (GROWTH-23). */
export function MovesQuestion(props: { moves: Moves; title: string; action: string }) {
  const t = useAdminText();
  const { moves } = props;
  const { rise, fall, go } = moves.asked ?? { rise: 0, fall: 0, go: () => undefined };
  return (
    <ConfirmSheet
      open={moves.asked !== null}
      title={props.title}
      text={
        rise + fall === 0
          ? t('Admin.Levels.NobodyMoves')
          : [
              ...(rise > 0 ? [t('Admin.Levels.Rise', { count: rise })] : []),
              ...(fall > 0 ? [t('Admin.Levels.Fall', { count: fall })] : []),
            ].join(' ')
      }
      action={props.action}
      isDangerous={fall > 0}
      isBusy={false}
      code={null}
      onConfirm={() => {
        moves.close();
        go();
      }}
      onClose={moves.close}
    />
  );
}
