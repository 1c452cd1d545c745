/*
 * The server's program until 2026-11-23. Copies of the systemd unit, and operators' own scripts, still start it by this path.
 */
import './app/main.ts';
