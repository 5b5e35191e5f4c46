import type { CartItem, CollateralTemplate } from '@producer-portal/api';
import { PrintedPiece } from '../collateral/printed-piece.tsx';

export interface PieceDrawingProps {
  readonly item: CartItem;
  readonly template: CollateralTemplate;
}

/** A piece of a cart or an order, drawn with what the host has filled in. */
export function PieceDrawing({ item, template }: PieceDrawingProps) {
  return <PrintedPiece template={template} values={item.fields ?? {}} />;
}
