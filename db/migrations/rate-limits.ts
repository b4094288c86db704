/** How often users and addresses asked lately, over all servers. What a crash loses of it does not matter. */
export const rateLimits = ["create unlogged table rate_limits (key text primary key, points integer not null, expire bigint)"];
