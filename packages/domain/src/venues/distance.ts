export type Position = { lat: number; long: number };

const EARTH_DIAMETER_METRES = 12_756_274;

/** Great-circle distance by haversine (VENUE-10). */
export function distanceInMetres(from: Position, to: Position): number {
  const halfLat = radians(to.lat - from.lat) / 2;
  const halfLong = radians(to.long - from.long) / 2;
  const haversine =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLong) ** 2;
  // Rounding can push opposite points a hair above 1, and asin of that is not a number.
  return EARTH_DIAMETER_METRES * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/** `999 m`, `1 km` (VENUE-11). Rounded before compared: 999.7 must not read `1000 m`. */
export function formatDistance(metres: number): string {
  const rounded = Math.round(metres);
  return rounded < 1000 ? `${rounded} m` : `${Math.round(metres / 1000)} km`;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
