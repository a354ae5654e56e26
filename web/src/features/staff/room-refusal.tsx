import { Problem } from "#platform/problem.tsx";

/** For who is signed in and has no right here. */
export const RoomRefusal = () => (
  <Problem
    help="Hier werken de mensen van het huis. Hoor je daarbij? Vraag een beheerder om toegang, met het e-mailadres waarmee je je aanmeldt."
    title="Dit is het kantoor"
  />
);
