import { Problem } from "#platform/problem.tsx";

/** The staff room for a member without any right in it. */
export const RoomRefusal = () => (
  <Problem
    help="Hier werken de mensen van het huis. Hoor je daarbij? Vraag een beheerder om toegang, met het e-mailadres waarmee je je aanmeldt."
    title="Dit is het kantoor"
  />
);
