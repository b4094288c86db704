/** The migrations that took something away, each with the one that a server has to know to go on beside it. */
export const contractMigrations = ["create table contract_migrations (name text primary key, after text not null)"];
