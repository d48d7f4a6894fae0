import type * as z from 'zod/mini';

/** `z.strictObject` for what clients send, `z.object` for what was stored: one shape, two tempers. */
export type ObjectSchema = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
) => z.ZodMiniObject<Shape, z.core.$strict | z.core.$strip>;

/** One schema per field of a domain type, optional ones included: a field added there fails to compile here. */
export type FieldsOf<Domain> = { [Field in keyof Required<Domain>]: z.ZodMiniType<Domain[Field]> };
