import { useEffect, useState } from "react";
import { timeLeftText } from "./time-left.ts";

interface TimeLeftProps {
  deadline: string;
  /** The clock of the server: that of the browser may be wrong. */
  serverTime: string;
}

/** How long it still takes, counted on the clock of the server. */
export function TimeLeft({ deadline, serverTime }: TimeLeftProps) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setPassed(Date.now() - began), 10_000);
    return () => clearInterval(timer);
  }, [serverTime]);
  return timeLeftText(new Date(deadline).getTime() - new Date(serverTime).getTime() - passed);
}
