import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../shared/services.tsx';

const PARAMETER = 'station';

/**
 * Which station this device shows (KITCHEN-02). It stands in the address, so that a tablet can be set up by a link, and
 * is remembered for an address without one.
 */
export function useStationInAddress(): {
  id: string | null;
  choose: (stationId: string | null) => void;
} {
  const { memory } = useServices();
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get(PARAMETER);
  const remembered = memory.get('stationId');
  useEffect(() => {
    if (inAddress !== null) memory.set('stationId', inAddress);
    else if (remembered !== null)
      setParameters(
        (before) => {
          before.set(PARAMETER, remembered);
          return before;
        },
        { replace: true },
      );
  }, [inAddress, remembered, memory, setParameters]);
  return {
    id: inAddress ?? remembered,
    choose: (stationId) => {
      memory.set('stationId', stationId);
      setParameters(
        (before) => {
          if (stationId === null) before.delete(PARAMETER);
          else before.set(PARAMETER, stationId);
          return before;
        },
        { replace: true },
      );
    },
  };
}
