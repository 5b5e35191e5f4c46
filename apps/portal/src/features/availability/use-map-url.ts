import { useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  availabilityPath,
  toLayerParameter,
  type MapLayer,
} from '../../modules/products/availability.ts';
import { useSelectedState } from '../../modules/products/use-selected-state.ts';

/** The state and the layer in the map's URL (docs/product.md#availability-map-urls), and functions to change them. */
export function useMapUrl() {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isBinding = id !== undefined && new URLSearchParams(search).get('layer') === 'binding';
  const layer: MapLayer = isBinding ? 'binding' : 'availability';
  const { selectedState, selectState } = useSelectedState(toLayerParameter(layer));
  const selectLayer = (next: MapLayer) => void navigate(availabilityPath(id, selectedState, next));
  return { selectedState, selectState, layer, selectLayer };
}
